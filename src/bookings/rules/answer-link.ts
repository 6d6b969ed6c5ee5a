import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { bookingStages } from './life/booking-states.ts'
import { linksWorkHours } from './links-kept.ts'
import { BookingAnswer } from './wire.ts'

export const answerLinkMs = linksWorkHours * hourMs

export const AnswerLinkState = z.enum(['open', 'used', 'expired', 'answered', 'suspended'])
export type AnswerLinkState = z.infer<typeof AnswerLinkState>

export const LinkedRequest = z.strictObject({
  state: AnswerLinkState,
  booking: Id,
  title: z.string(),
  stage: z.enum(bookingStages),
  /** Null once the link no longer works, so that it shows nothing after that. */
  request: z
    .strictObject({
      renter: z.string(),
      when: z.string(),
      moving: z.boolean(),
      packing: z.boolean(),
      /** Of what is collected, by road. The address is shown once the request is approved. */
      distanceKm: z.number().nullable(),
      rolling: z.boolean(),
      instalments: z.boolean(),
      earningsPence: z.int(),
      payWindowHours: z.int(),
      payableUntil: z.string(),
      /** Other bookings hold the space, so it can only be denied. */
      taken: z.boolean(),
    })
    .nullable(),
})
export type LinkedRequest = z.infer<typeof LinkedRequest>

export const LinkedAnswer = BookingAnswer.omit({ seen: true })
export type LinkedAnswer = z.infer<typeof LinkedAnswer>
