import { z } from 'zod'

/** A month of a booking: when it is due, how much it is, and how that stands. */
export const ScheduleItem = z.strictObject({
  month: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  dueAt: z.string(),
  amount: z.number(),
  amountPence: z.int(),
  state: z.enum(['due', 'paid', 'failed', 'dropped']),
  paidAt: z.string().nullable(),
  /** When a month that could not be taken is tried again; null once nobody does it by itself. */
  nextTryAt: z.string().nullable(),
  /** Whether the card's bank wants to ask its holder. */
  wantsAuthentication: z.boolean(),
})
export type ScheduleItem = z.infer<typeof ScheduleItem>

export const NoticeAnswer = z.strictObject({ endsAt: z.string().nullable() })
export type NoticeAnswer = z.infer<typeof NoticeAnswer>
