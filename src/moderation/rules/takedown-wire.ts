import { z } from 'zod'

export const Takedown = z.strictObject({
  _id: z.string(),
  at: z.string(),
  what: z.enum(['listing', 'change', 'reading', 'review', 'answer', 'person']),
  /** The title of a listing, or of the one that a review is about; of a person only the role, so that the log holds no names. */
  title: z.string(),
  subjectId: z.string(),
  reason: z.string(),
  caseNumber: z.string().nullable(),
})
export type Takedown = z.infer<typeof Takedown>
