import { currentSession, onSessionChange } from '#foundation/web/session/session-store.ts'

export type ToastTone = 'success' | 'error' | 'info'

export interface ToastMessage {
  id: number
  tone: ToastTone
  text: string
  action?: ToastAction | undefined
}

/** What one can do about it immediately. */
export interface ToastAction {
  label: string
  run: () => void
}

export interface ToastState {
  // On the screen now, newest last.
  shown: readonly ToastMessage[]
  // Recent notices. They stay in the live region after they have left the screen.
  spoken: readonly ToastMessage[]
}

interface Countdown {
  remaining: number
  startedAt: number
  timer?: ReturnType<typeof setTimeout>
}

export const usualDuration = 1500
export const signInDuration = 500
export const errorDuration = 6000

const mostKept = 30

export function createToastStore() {
  let state: ToastState = { shown: [], spoken: [] }
  let lastId = 0
  const countdowns = createCountdowns(id => dismiss(id))
  const listeners = new Set<() => void>()

  const update = (next: ToastState) => {
    state = next
    for (const listener of listeners) listener()
  }

  const add = (
    tone: ToastTone,
    text: string,
    duration: number,
    { isSpoken = true, action }: { isSpoken?: boolean; action?: ToastAction | undefined } = {},
  ) => {
    const message = { id: ++lastId, tone, text, action }
    countdowns.start(message.id, duration)
    update({
      shown: [...state.shown, message],
      spoken: isSpoken ? [...state.spoken, message].slice(-mostKept) : state.spoken,
    })
    return message.id
  }

  const dismiss = (id: number) => {
    countdowns.stop(id)
    update({ ...state, shown: state.shown.filter(message => message.id !== id) })
  }

  /** For when somebody tries again what failed. */
  const dismissErrors = () => {
    for (const { id, tone } of state.shown) if (tone === 'error') dismiss(id)
  }

  // The next person at this browser does not hear what the last one did.
  onSessionChange(() => {
    if (currentSession().status !== 'out') return
    update({ ...state, spoken: state.spoken.filter(message => state.shown.includes(message)) })
  })

  return {
    add,
    dismiss,
    dismissErrors,
    pause: countdowns.pause,
    resume: countdowns.resume,
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** The time left for each notice. All clocks stop while somebody reads. */
function createCountdowns(onEnd: (id: number) => void) {
  const countdowns = new Map<number, Countdown>()
  let paused = false

  const run = (id: number, countdown: Countdown) => {
    countdown.startedAt = performance.now()
    countdown.timer = setTimeout(() => onEnd(id), countdown.remaining)
  }
  return {
    start(id: number, duration: number) {
      const countdown = { remaining: duration, startedAt: 0 }
      countdowns.set(id, countdown)
      if (!paused) run(id, countdown)
    },
    stop(id: number) {
      clearTimeout(countdowns.get(id)?.timer)
      countdowns.delete(id)
      if (countdowns.size === 0) paused = false
    },
    pause() {
      if (paused) return
      paused = true
      for (const countdown of countdowns.values()) {
        clearTimeout(countdown.timer)
        countdown.remaining -= performance.now() - countdown.startedAt
      }
    },
    resume() {
      if (!paused) return
      paused = false
      for (const [id, countdown] of countdowns) run(id, countdown)
    },
  }
}
