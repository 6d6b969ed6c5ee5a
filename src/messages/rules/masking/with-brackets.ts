import type { Span } from './find-numbers.ts'

const openings = '([{<'
const closings = ')]}>'

const opens = (sign = ' ') => openings.includes(sign)
const closes = (sign = ' ') => closings.includes(sign)

/**
 * With the brackets and the plus that belong to a number or an address, so that nothing of them is
 * left around what hides it. Brackets around a whole sentence stay.
 */
export function withBrackets(text: string, span: Span, lastClosing: number): Span {
  let { from, to } = span
  let { opened, closed } = unmatched(text, span)
  for (; opened > 0 && closes(text[to]); opened -= 1) to += 1
  for (; from > 0; from -= 1) {
    const sign = text[from - 1]
    if (sign === '+') continue
    if (!opens(sign)) break
    if (closed > 0) closed -= 1
    else if (closes(text[to])) to += 1
    else if (lastClosing >= to) break
  }
  return { from, to }
}

/** How many brackets are opened and not closed in it, and closed and not opened. */
function unmatched(text: string, { from, to }: Span) {
  let opened = 0
  let closed = 0
  for (let at = from; at < to; at += 1) {
    if (opens(text[at])) opened += 1
    else if (closes(text[at])) {
      if (opened > 0) opened -= 1
      else closed += 1
    }
  }
  return { opened, closed }
}

/** Looked for once, as a text may have many spans. */
export function lastBracketClosed(text: string): number {
  return Math.max(...[...closings].map(sign => text.lastIndexOf(sign)))
}
