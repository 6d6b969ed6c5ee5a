import { deleteAccount } from '#accounts/server/leaving/delete-account.ts'
import { answerBooking } from '#bookings/server/deciding/answer-booking.ts'
import { answerByLink } from '#bookings/server/deciding/answer-by-link.ts'
import { cancelBooking } from '#bookings/server/deciding/cancel-booking.ts'
import { requestBooking } from '#bookings/server/deciding/request-booking.ts'
import { expireBookings } from '#bookings/server/waiting/expire-bookings.ts'
import { decideComplaint } from '#complaints/server/decide-complaint.ts'
import { openComplaint } from '#complaints/server/open-complaint.ts'
import { withdrawComplaint } from '#complaints/server/withdraw-complaint.ts'
import { pence } from '#foundation/rules/money.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Context, systemContext, visitor } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { ListingForm } from '#listings/rules/wire.ts'
import { changeListing } from '#listings/server/editing/change-listing.ts'
import { deleteListing } from '#listings/server/editing/delete-listing.ts'
import { toggleAvailability } from '#listings/server/editing/toggle-availability.ts'
import { suspendPerson } from '#moderation/server/people.ts'
import { decideReview } from '#moderation/server/review-listings.ts'
import { syncDispute } from '#payments/server/disputes/sync-dispute.ts'
import { createPaymentLink } from '#payments/server/paying/create-payment-link.ts'
import { moveMoney } from '#payments/server/sending/move-money.ts'
import { refundPart } from '#payments/server/sending/refund-part.ts'
import { syncRefund } from '#payments/server/sending/sync-refund.ts'
import { writeDaysAfterEnd } from '#reviews/rules/review-terms.ts'
import { accountHooks, listingHooks } from '../../../src/hooks.ts'
import {
  beginning,
  over,
  payment,
  period,
  type Scene,
  type Stage,
  type Wish,
  wanted,
} from './cast.ts'
import { beginnings, rentday } from './rent-scene.ts'
import { rentVerbs } from './rent-verbs.ts'
import { reviewVerbs } from './review-verbs.ts'
import type { Name } from './schedule.ts'
import { talkVerbs } from './talk-verbs.ts'
import { any, host, operator, type Playing, renter, rival, type Verb } from './verb.ts'

/** A moment before the request or the approval expires. */
const deadline = after(beginning, dayMs)
const payday = after(period.start, 25 * hourMs)
const justBefore = after(deadline, -1)
/** From then on nobody can write a review, and written ones are public. */
const reviewsEnd = after(period.end, writeDaysAfterEnd * dayMs)

/** When both begin: the time of the verb that comes later. */
export function timesOf({ verbs, stage }: Pair): Record<Name, Date> {
  const both = beginnings[stage]
  if (both) return { A: both, B: both }
  const all = [verbs.A, verbs.B]
  if (all.some(({ at }) => at === 'rentday')) return { A: rentday, B: rentday }
  if (all.some(({ at }) => at === 'reviewsEnd')) {
    const time = ({ at }: Verb) => (at === 'reviewsEnd' ? reviewsEnd : after(reviewsEnd, -1))
    return { A: time(verbs.A), B: time(verbs.B) }
  }
  if (all.some(({ at }) => at === 'over')) return { A: over, B: over }
  if (all.some(({ at }) => at === 'payday')) return { A: payday, B: payday }
  if (!all.some(({ at }) => at === 'deadline')) return { A: beginning, B: beginning }
  const time = ({ at }: Verb) => (at === 'deadline' ? deadline : justBefore)
  return { A: time(verbs.A), B: time(verbs.B) }
}

const provider = ({ services }: Playing): Context => systemContext(services, 'pair')

const change =
  (form: (scene: Scene) => ListingForm): Verb['run'] =>
  playing =>
    changeListing(host(playing), listingHooks, playing.scene.listingId, form(playing.scene))

const byMail =
  (approvalStatus: 'approved' | 'disapproved'): Verb['run'] =>
  ({ services, scene }) => {
    const nobody = { ...systemContext(services, 'pair'), actor: visitor }
    return answerByLink(nobody, scene.answerToken, { approvalStatus })
  }

const price = ((period.end.getTime() - period.start.getTime()) / hourMs) * 10 * 1.075
const closed = {
  startDate: period.start.toISOString(),
  endDate: period.end.toISOString(),
  reason: 'Painting',
}

const newsOfMoney: readonly Wish[] = [
  'refunded outside',
  'dispute opened',
  'dispute lost',
  'complaint answered',
  'reviewed',
  'review written',
  'taken unheard',
]
const open: readonly Stage[] = ['pending', 'approved']

export const verbs: readonly Verb[] = [
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
  {
    name: 'close-days',
    stages: any,
    run: change(() => ({ unavailabilityPeriods: [closed] })),
  },
  {
    name: 'fewer-spaces',
    stages: any,
    wishes: ['two spaces'],
    run: change(() => ({ storageNumber: 1 })),
  },
  { name: 'change-price', stages: any, run: change(() => ({ hourlyRate: 12 })) },
  {
    name: 'switch-off',
    stages: any,
    run: playing => toggleAvailability(host(playing), playing.scene.listingId),
  },
  {
    name: 'change-address',
    stages: any,
    run: change(() => ({
      address: '2 Otley Road, Headingley, Leeds, LS6 2AA',
      formattedAddress: { street: '2 Otley Road', area: 'Headingley' },
      coordinates: { lat: 53.8301, lng: -1.5861 },
    })),
  },
  {
    name: 'suspend-listing',
    stages: any,
    run: playing =>
      decideReview(operator(playing), playing.scene.listingId, {
        status: 'suspended',
        reason: 'Complaints.',
      }),
  },
  {
    name: 'delete-listing',
    stages: any,
    run: playing => deleteListing(host(playing), listingHooks, playing.scene.listingId),
  },
  {
    name: 'suspend-host',
    stages: [...any, 'rented', 'let'],
    run: playing =>
      suspendPerson(operator(playing), playing.scene.hostId, {
        suspended: true,
        reason: 'Complaints.',
      }),
  },
  {
    name: 'delete-host',
    stages: any,
    run: playing => deleteAccount(host(playing), {}, accountHooks),
  },
  {
    name: 'delete-renter',
    stages: any,
    run: playing => deleteAccount(renter(playing), {}, accountHooks),
  },
  {
    name: 'refund-outside',
    stages: ['paid', 'rented'],
    wishes: ['refunded outside'],
    run: playing => syncRefund(provider(playing), playing.scene.refundId),
  },
  {
    name: 'dispute-opened',
    stages: ['paid', 'rented'],
    wishes: ['dispute opened'],
    run: playing => syncDispute(provider(playing), playing.scene.disputeId),
  },
  {
    name: 'dispute-lost',
    stages: ['paid', 'rented'],
    wishes: ['dispute lost'],
    run: playing => syncDispute(provider(playing), playing.scene.disputeId),
  },
  {
    name: 'complaint-opened',
    stages: ['paid'],
    at: 'payday',
    run: playing =>
      openComplaint(renter(playing), playing.scene.bookingId, {
        reason: 'unsafe',
        text: 'Water comes through the roof.',
        pictures: [],
        wish: 'refund_all',
      }),
  },
  {
    name: 'complaint-withdrawn',
    stages: ['paid'],
    wishes: ['complaint answered'],
    at: 'payday',
    run: playing => withdrawComplaint(renter(playing), playing.scene.bookingId),
  },
  {
    name: 'complaint-decided',
    stages: ['paid'],
    wishes: ['complaint answered'],
    at: 'payday',
    run: playing =>
      decideComplaint(operator(playing), playing.scene.complaintId, {
        refund: 100,
        reason: 'The roof let water in for two days.',
      }),
  },
  {
    name: 'refund-part',
    stages: ['paid', 'rented', 'owing'],
    run: ({ services, scene, who }) =>
      transaction(services.db, tx =>
        refundPart(tx, systemContext(services, 'pair'), scene.bookingId, pence(5000), {
          subject: `pair ${who}`,
          reason: 'dispute',
        }),
      ),
  },
  { name: 'payout', stages: ['paid'], at: 'payday', run: ({ services }) => moveMoney(services) },
  ...talkVerbs,
  ...rentVerbs,
  ...reviewVerbs,
]

export interface Pair {
  name: string
  stage: Stage
  verbs: Record<Name, Verb>
}

/** Every two verbs, and each with itself, wherever both can do something. */
export function allPairs(): Pair[] {
  return verbs.flatMap((first, index) =>
    verbs.slice(index).flatMap(second =>
      stagesOf(first, second).map(stage => ({
        name: `${first.name} x ${second.name}`,
        stage,
        verbs: { A: first, B: second },
      })),
    ),
  )
}

function stagesOf(first: Verb, second: Verb): readonly Stage[] {
  const both = first.stages.filter(stage => second.stages.includes(stage))
  if (both.length === any.length) return ['pending']
  if (both.length > 0) return both
  const isOfRent = [first, second].some(({ stages }) => !any.some(one => stages.includes(one)))
  if (isOfRent) return []
  const own = [first.stages[0], second.stages[0]].filter(stage => stage !== undefined)
  return own.filter(stage => hasSubject(first, stage) && hasSubject(second, stage))
}

/** The provider has news of a payment only where something was paid. */
function hasSubject({ wishes = [], stages }: Verb, stage: Stage): boolean {
  const isNewsOfMoney = wishes.some(wish => newsOfMoney.includes(wish))
  return !isNewsOfMoney || stages.includes(stage)
}
