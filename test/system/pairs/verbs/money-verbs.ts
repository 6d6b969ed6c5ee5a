import { answerComplaint } from '#complaints/server/answer-complaint.ts'
import { decideComplaint } from '#complaints/server/decide-complaint.ts'
import { alertUnanswered } from '#complaints/server/due/alert-unanswered.ts'
import { openComplaint } from '#complaints/server/open-complaint.ts'
import { withdrawComplaint } from '#complaints/server/withdraw-complaint.ts'
import { pence } from '#foundation/rules/money.ts'
import { type Context, systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { syncDispute } from '#payments/server/disputes/sync-dispute.ts'
import { moveMoney } from '#payments/server/sending/move-money.ts'
import { refundPart } from '#payments/server/sending/refund-part.ts'
import { syncRefund } from '#payments/server/sending/sync-refund.ts'
import { host, operator, type Playing, renter, type Verb } from './verb.ts'

const provider = ({ services }: Playing): Context => systemContext(services, 'pair')

const answer = { text: 'It has been mended since.', pictures: [] }

/** Verbs about what was paid: refunds, payouts, and disputes here and at the bank. */
export const moneyVerbs: readonly Verb[] = [
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
    name: 'complaint-answered',
    stages: ['paid'],
    wishes: ['complaint told'],
    at: 'payday',
    run: playing => answerComplaint(host(playing), playing.scene.bookingId, answer),
  },
  {
    name: 'complaint-unanswered',
    stages: ['paid'],
    wishes: ['complaint told'],
    at: 'unanswered',
    run: ({ services }) => alertUnanswered(services),
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
    stages: ['paid', 'rented', 'owing', 'falling'],
    run: ({ services, scene, who }) =>
      transaction(services.db, tx =>
        refundPart(tx, systemContext(services, 'pair'), scene.bookingId, pence(5000), {
          subject: `pair ${who}`,
          reason: 'dispute',
        }),
      ),
  },
  { name: 'payout', stages: ['paid'], at: 'payday', run: ({ services }) => moveMoney(services) },
]
