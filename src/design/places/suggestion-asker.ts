/** How long somebody must pause before suggestions are requested. */
export const typingPauseMs = 400

interface Asking<Answer> {
  /** Shorter texts get no suggestions. */
  minChars: number
  ask: (text: string, signal: AbortSignal) => Promise<Answer>
  show: (answer: Answer) => void
  onBusy: (busy: boolean) => void
}

/**
 * One request for a word typed quickly, none for a short text; late answers to old ones are
 * dropped.
 */
export function createSuggestionAsker<Answer>({ minChars, ask, show, onBusy }: Asking<Answer>) {
  let pause: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | undefined

  function stop(): void {
    clearTimeout(pause)
    if (asking) onBusy(false)
    asking?.abort()
    asking = undefined
  }

  async function send(text: string): Promise<void> {
    const mine = new AbortController()
    asking = mine
    onBusy(true)
    const answer = await ask(text, mine.signal).catch(() => undefined)
    if (asking !== mine) return
    asking = undefined
    onBusy(false)
    if (answer !== undefined) show(answer)
  }

  return {
    typed(text: string): void {
      stop()
      const trimmed = text.trim()
      if (trimmed.length > minChars) pause = setTimeout(() => void send(trimmed), typingPauseMs)
    },
    stop,
  }
}
