import { z } from 'zod'

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Callers must not read meaning into an id. A malformed one is answered as not found. */
export const Id = z.string().regex(idPattern, 'That is not an id.')

export function isId(text: string | null | undefined): text is string {
  return idPattern.test(text ?? '')
}
