import { z } from 'zod'

export const ImportProblem = z.strictObject({
  /** As an editor of texts counts, the headings are line 1. */
  line: z.int(),
  /** Null where it is about the whole line. */
  column: z.string().nullable(),
  value: z.string(),
  message: z.string(),
})
export type ImportProblem = z.infer<typeof ImportProblem>

export const ImportPreview = z.strictObject({
  /** SHA-256 of the file, to be named when it is carried out. */
  digest: z.string(),
  encoding: z.enum(['utf-8', 'windows-1252']),
  lines: z.int(),
  /** How many would be made, and how many are left out because their reference is known. */
  fresh: z.int(),
  known: z.int(),
  problems: z.array(ImportProblem),
  /** More than are listed only in a very bad file. */
  problemCount: z.int(),
  /** The first of what would be made. */
  spaces: z.array(
    z.strictObject({
      line: z.int(),
      reference: z.string().nullable(),
      title: z.string(),
      place: z.string(),
    }),
  ),
})
export type ImportPreview = z.infer<typeof ImportPreview>

export const ImportResult = z.strictObject({ made: z.int(), known: z.int() })
export type ImportResult = z.infer<typeof ImportResult>

export const Digest = z.string().regex(/^[0-9a-f]{64}$/)
