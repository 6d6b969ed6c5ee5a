import { z } from 'zod'

const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Opaque to callers; a malformed one is simply something that is not there. */
export const Id = z.string().regex(idPattern, 'That is not an id.')

export function isId(text: string | null | undefined): text is string {
  return idPattern.test(text ?? '')
}
