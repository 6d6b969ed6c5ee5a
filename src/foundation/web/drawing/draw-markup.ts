import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const notAwaited = new Error('What is not there yet is drawn in the browser')
/** The caller adds its own. */
const doctype = /^<!DOCTYPE html>/

/**
 * The markup at once, without waiting for data, as `renderToString` makes it. That one hides errors
 * in a part that has a fallback; this one reports them.
 */
export function drawMarkup(node: ReactNode, onFault: (fault: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const drawing = renderToPipeableStream(node, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // In a microtask, because React calls this while it is still working.
      onShellReady: () => queueMicrotask(() => drawing.abort(notAwaited)),
      onAllReady: () => queueMicrotask(() => drawing.pipe(new Markup(resolve, reject))),
      onShellError: reject,
      onError(fault) {
        if (fault !== notAwaited) onFault(fault)
      },
    })
  })
}

/** The part of a Node stream that React uses; a real stream would take as long as the drawing. */
class Markup {
  readonly #pieces: (Uint8Array | string)[] = []
  readonly #resolve: (markup: string) => void
  readonly #reject: (fault: unknown) => void

  constructor(resolve: (markup: string) => void, reject: (fault: unknown) => void) {
    this.#resolve = resolve
    this.#reject = reject
  }

  write(piece: Uint8Array | string): true {
    this.#pieces.push(piece)
    return true
  }

  end(): void {
    const decoder = new TextDecoder()
    const text = (piece: Uint8Array | string) =>
      typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true })
    this.#resolve(this.#pieces.map(text).join('').replace(doctype, ''))
  }

  destroy(fault: unknown): void {
    this.#reject(fault)
  }

  on(): this {
    return this
  }
}
