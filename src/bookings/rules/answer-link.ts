import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { hourMs } from '#foundation/rules/time/time.ts'
import { bookingStages } from './life/booking-states.ts'
import { BookingAnswer } from './wire.ts'

/** How long the links in the mail about a request answer it. */
export const answerLinkMs = 24 * hourMs

/** What a link can still do: only an open one answers anything. */
export const AnswerLinkState = z.enum(['open', 'used', 'expired', 'answered', 'suspended'])
export type AnswerLinkState = z.infer<typeof AnswerLinkState>

export const LinkedRequest = z.strictObject({
  state: AnswerLinkState,
  booking: Id,
  title: z.string(),
  /** Where the booking stands now. */
  stage: z.enum(bookingStages),
  /** What is to be answered; nothing of it is shown once the link does not work any more. */
  request: z
    .strictObject({
      renter: z.string(),
      when: z.string(),
      earningsPence: z.int(),
      payWindowHours: z.int(),
    })
    .nullable(),
})
export type LinkedRequest = z.infer<typeof LinkedRequest>

export const LinkedAnswer = BookingAnswer.omit({ seen: true })
export type LinkedAnswer = z.infer<typeof LinkedAnswer>
