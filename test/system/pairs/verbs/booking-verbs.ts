import { answerBooking } from '#bookings/server/deciding/answer-booking.ts'
import { answerByLink } from '#bookings/server/deciding/answer-by-link.ts'
import { cancelBooking } from '#bookings/server/deciding/cancel-booking.ts'
import { requestBooking } from '#bookings/server/deciding/request-booking.ts'
import { expireBookings } from '#bookings/server/waiting/expire-bookings.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { systemContext, visitor } from '#foundation/server/context.ts'
import { createPaymentLink } from '#payments/server/paying/create-payment-link.ts'
import { payment, period, type Stage, wanted } from '../cast.ts'
import { any, host, renter, rival, type Verb } from './verb.ts'

const byMail =
  (approvalStatus: 'approved' | 'disapproved'): Verb['run'] =>
  ({ services, scene }) => {
    const nobody = { ...systemContext(services, 'pair'), actor: visitor }
    return answerByLink(nobody, scene.answerToken, { approvalStatus })
  }

const price = ((period.end.getTime() - period.start.getTime()) / hourMs) * 10 * 1.075
const open: readonly Stage[] = ['pending', 'approved']

/** Verbs about asking for a space, answering, paying and letting go. */
export const bookingVerbs: readonly Verb[] = [
  {
    name: 'request',
    stages: any,
    wishes: ['approves at once'],
    run: playing => requestBooking(rival(playing), { ...wanted(playing.scene), price }),
  },
  {
    name: 'ask',
    stages: any,
    run: playing => requestBooking(rival({ ...playing, who: 'A' }), wanted(playing.scene)),
  },
  {
    name: 'approve',
    stages: ['pending'],
    run: playing =>
      answerBooking(host(playing), playing.scene.bookingId, { approvalStatus: 'approved' }),
  },
  {
    name: 'deny',
    stages: open,
    run: playing =>
      answerBooking(host(playing), playing.scene.bookingId, { approvalStatus: 'disapproved' }),
  },
  {
    name: 'approve-by-mail',
    stages: ['pending'],
    run: byMail('approved'),
  },
  {
    name: 'deny-by-mail',
    stages: ['pending'],
    run: byMail('disapproved'),
  },
  {
    name: 'withdraw',
    stages: open,
    run: playing => cancelBooking(renter(playing), playing.scene.bookingId),
  },
  {
    name: 'cancel-by-renter',
    stages: ['paid', 'let'],
    run: playing => cancelBooking(renter(playing), playing.scene.bookingId),
  },
  {
    name: 'cancel-by-host',
    stages: ['paid', 'let'],
    run: playing =>
      answerBooking(host(playing), playing.scene.bookingId, { approvalStatus: 'disapproved' }),
  },
  {
    name: 'open-payment-page',
    stages: ['approved'],
    run: playing => createPaymentLink(renter(playing), { bookingId: playing.scene.bookingId }),
  },
  {
    name: 'pay',
    stages: ['approved'],
    wishes: ['card charged'],
    run: ({ services, scene }) => payment(services, scene),
  },
  {
    name: 'pay-late',
    stages: ['approved'],
    wishes: ['card charged'],
    at: 'deadline',
    run: ({ services, scene }) => payment(services, scene),
  },
  {
    name: 'expire',
    stages: open,
    at: 'deadline',
    run: ({ services }) => expireBookings(services),
  },
]
