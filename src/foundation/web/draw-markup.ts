import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

const notAwaited = new Error('What is not there yet is drawn in the browser')
/** Whoever asks for the markup puts it before the document. */
const doctype = /^<!DOCTYPE html>/

/**
 * The markup at once, without waiting for anything, as `renderToString` makes it. That one keeps
 * to itself what went wrong in a part that has a stand-in; here it is told.
 */
export function drawMarkup(node: ReactNode, onFault: (fault: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const drawing = renderToPipeableStream(node, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // React is in the middle of counting when it tells of either.
      onShellReady: () => queueMicrotask(() => drawing.abort(notAwaited)),
      onAllReady: () => queueMicrotask(() => drawing.pipe(new Markup(resolve, reject))),
      onShellError: reject,
      onError(fault) {
        if (fault !== notAwaited) onFault(fault)
      },
    })
  })
}

/** As much of a stream of Node as React asks for; a real one costs as much as the drawing. */
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
