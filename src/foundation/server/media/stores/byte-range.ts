/** Part of a file; both ends belong to it, as in HTTP. */
export interface BytePart {
  first: number
  last: number
}

/** The part asked for: from a position on, or the last so many bytes. */
export type AskedPart = { first: number; last: number | undefined } | { suffix: number }

/**
 * Players ask for one part at a time. Several at once only serve to overload a server, so that is
 * refused; a header that is not a byte range is ignored, as HTTP says.
 */
export function readRange(header: string | null): AskedPart | 'refused' | undefined {
  if (!header || !/^bytes=/i.test(header)) return undefined
  if (header.includes(',')) return 'refused'
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header.replace(/\s/g, '')) ?? []
  if (first === undefined || (first === '' && last === '')) return 'refused'
  if (first === '') return { suffix: Number(last) }
  return { first: Number(first), last: last === '' ? undefined : Number(last) }
}

/** The part within a file of this size, or nothing when the file is too short. */
export function partOf(size: number, asked: AskedPart): BytePart | undefined {
  const end = size - 1
  const part =
    'suffix' in asked
      ? { first: Math.max(0, size - asked.suffix), last: asked.suffix === 0 ? -1 : end }
      : { first: asked.first, last: Math.min(asked.last ?? end, end) }
  return part.first <= part.last ? part : undefined
}
