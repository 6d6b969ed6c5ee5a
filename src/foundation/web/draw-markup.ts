import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'

const notAwaited = new Error('What is not there yet is drawn in the browser')
/** Whoever asks for the markup puts it before the document. */
const doctype = /^<!DOCTYPE html>/

/**
 * The markup at once, without waiting for anything, as `renderToString` makes it. That one keeps
 * to itself what went wrong in a part that has a stand-in; here it is told.
 */
export async function drawMarkup(
  node: ReactNode,
  onFault: (fault: unknown) => void,
): Promise<string> {
  const hurry = new AbortController()
  const drawn = await renderToReadableStream(node, {
    signal: hurry.signal,
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(fault) {
      if (fault !== notAwaited) onFault(fault)
    },
  })
  hurry.abort(notAwaited)
  await drawn.allReady
  return (await new Response(drawn).text()).replace(doctype, '')
}
