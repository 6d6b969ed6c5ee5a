import { z } from 'zod'

/** A file as data, because a plain link could not send the session token. */
export const CsvFile = z.strictObject({ fileName: z.string(), csv: z.string() })
export type CsvFile = z.infer<typeof CsvFile>
