import { z } from 'zod'
import { LaterPrice } from '#bookings/rules/wire.ts'
import { Id } from '#foundation/rules/ids.ts'
import { prose } from '#foundation/rules/text/text.ts'
import { Instant } from '#foundation/rules/time/dates.ts'
import { pounds } from '#listings/rules/wire.ts'
import { goodsNoticeKinds } from './goods/goods-dates.ts'

export const ScheduleItem = z.strictObject({
  month: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  dueAt: z.string(),
  amount: z.number(),
  amountPence: z.int(),
  state: z.enum(['due', 'paid', 'failed', 'dropped']),
  paidAt: z.string().nullable(),
  /** When a failed month is tried again. Null if it will not be tried again automatically. */
  nextTryAt: z.string().nullable(),
  /** True if the card's bank wants its holder to confirm. */
  wantsAuthentication: z.boolean(),
})
export type ScheduleItem = z.infer<typeof ScheduleItem>

/** The end that was shown. If notice would end the booking at another time, none is given. */
export const NoticeRequest = z.strictObject({ endsAt: Instant.optional() })
export type NoticeRequest = z.infer<typeof NoticeRequest>

export const NoticeAnswer = z.strictObject({ endsAt: z.string().nullable() })
export type NoticeAnswer = z.infer<typeof NoticeAnswer>

const rate = pounds.refine(amount => amount > 0, 'Please enter a price above £0.')
const from = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please choose a month.')

/** The price for later months, before tax, as on listings. */
export const LaterPriceRequest = z.strictObject({ monthlyRate: rate, from })
export type LaterPriceRequest = z.infer<typeof LaterPriceRequest>

export const LaterPriceQuery = z.strictObject({ monthlyRate: z.coerce.number().pipe(rate), from })
export const LaterPriceAnswer = z.strictObject({ laterPrice: LaterPrice.nullable() })
export type LaterPriceAnswer = z.infer<typeof LaterPriceAnswer>

const SentBy = z.enum(['post', 'email', 'hand'])

/** A notice about the goods that a renter who owes rent has left behind. */
export const GoodsNoticeRequest = z.strictObject({
  kind: z.enum(goodsNoticeKinds),
  goods: prose(2000),
  sentBy: SentBy.default('post'),
})
export type GoodsNoticeRequest = z.infer<typeof GoodsNoticeRequest>

export const GoodsNotice = z.strictObject({
  _id: Id,
  kind: z.enum(goodsNoticeKinds),
  goods: z.string(),
  words: z.string(),
  sentBy: SentBy,
  sentAt: z.string(),
  /** From this midnight on the partner may do what the notice says. */
  actAfter: z.string(),
  owed: z.number(),
  owedPence: z.int(),
  /** False once the rent is paid, because the notice then no longer applies. */
  stands: z.boolean(),
  needsLegalReview: z.literal(true),
})
export type GoodsNotice = z.infer<typeof GoodsNotice>
