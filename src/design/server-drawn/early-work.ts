import { secondMs } from '#foundation/rules/time/lengths.ts'
import { repeatPresses } from './early-presses.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Work =
  | { kind: 'press'; target: HTMLButtonElement | HTMLInputElement; isOn?: boolean }
  | { kind: 'text'; target: Field; value: string }
  | { kind: 'send'; target: HTMLFormElement; by: HTMLElement | null }

const lookEveryMs = 50
const longestMs = 20 * secondMs

/**
 * Repeats what somebody did on a page of their own before its parts were alive: each part comes to
 * life when its own code is there.
 */
export function repeatEarlyWork(): void {
  const work: Work[] = Reflect.get(window, 'earlyWork') ?? []
  const latest = Date.now() + longestMs
  const isOver = new AbortController()
  let isRepeating = false
  const repeatAlive = (except?: EventTarget | null) => {
    if (isRepeating) return
    isRepeating = true
    for (const one of work.filter(({ target }) => isAlive(target) && target !== except)) {
      work.splice(work.indexOf(one), 1)
      repeat(one)
    }
    isRepeating = false
  }
  // What is done now must not overtake what was done before, just because React has brought its
  // part to life for it.
  for (const kind of ['keydown', 'click', 'submit']) {
    const options = { capture: true, signal: isOver.signal }
    document.documentElement.addEventListener(kind, ({ target }) => repeatAlive(target), options)
  }
  const looking = setInterval(() => {
    repeatAlive()
    for (const { target } of work) {
      // No component uses this event, but it makes React bring this part to life first.
      target.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
    }
    if (Date.now() < latest) return
    clearInterval(looking)
    isOver.abort()
  }, lookEveryMs)
}

/** React marks the elements that it looks after. */
function isAlive(element: Element): boolean {
  return Object.keys(element).some(key => key.startsWith('__reactProps'))
}

function repeat(one: Work): void {
  if (!one.target.isConnected) return
  if (one.kind === 'press') repeatPresses([[one.target, one.isOn]])
  else if (one.kind === 'text') typeAgain(one.target, one.value)
  else one.target.requestSubmit(one.by?.isConnected ? one.by : undefined)
}

/** React takes notice of a text only when it is not the one that it knows of. */
function typeAgain(field: Field, value: string): void {
  const before = field instanceof HTMLSelectElement ? '' : field.defaultValue
  if (value === before) return
  field.value = before
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}
