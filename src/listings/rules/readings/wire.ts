import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { prose } from '#foundation/rules/text/text.ts'
import { Day } from '#foundation/rules/time/dates.ts'
import { MediaItem } from '../wire.ts'
import { celsiusWords, longestNote, percentWords } from './reading-limits.ts'

const whole = (pattern: RegExp, [least, most]: readonly [number, number], words: string) =>
  z
    .string()
    .trim()
    .regex(pattern, words)
    .transform(Number)
    .refine(number => number >= least && number <= most, words)

/** The fields beside the picture, as a form sends them. */
export const ReadingForm = z.strictObject({
  percent: whole(/^\d{1,3}$/, [0, 100], percentWords),
  celsius: whole(/^-?\d{1,2}$/, [-30, 60], celsiusWords).optional(),
  readOn: Day,
  note: prose(longestNote).optional(),
})
export type ReadingForm = z.infer<typeof ReadingForm>

export const Reading = z.strictObject({
  _id: Id,
  /** Relative humidity. */
  percent: z.int(),
  celsius: z.int().nullable(),
  readOn: z.string(),
  note: z.string(),
  isCorrected: z.boolean(),
  picture: MediaItem,
})
export type Reading = z.infer<typeof Reading>

export const ReadingsQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(60).default(24),
})

export const OwnReading = Reading.extend({
  postedAt: z.string(),
  /** For two days: a correction replaces it, or it is deleted. */
  mayChange: z.boolean(),
  removedBecause: z.string().nullable(),
})
export type OwnReading = z.infer<typeof OwnReading>

/** For the partner and the operator: also what was taken down. */
export const OwnRecord = z.strictObject({
  title: z.string(),
  readings: z.array(OwnReading),
  /** Only for an approved listing. */
  mayPost: z.boolean(),
  /** The first day on which the next one can be posted; null while one of this month may be. */
  nextFrom: z.string().nullable(),
  dueOn: z.string().nullable(),
  /** The last day on which the badge shows; null without a reading. */
  badgeUntil: z.string().nullable(),
})
export type OwnRecord = z.infer<typeof OwnRecord>
