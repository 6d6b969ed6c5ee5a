import { z } from 'zod'
import { idPattern } from './id-text.ts'

/** Callers must not read meaning into an id. A malformed one is answered as not found. */
export const Id = z.string().regex(idPattern, 'That is not an id.')
