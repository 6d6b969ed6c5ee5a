import type { AuditedOf } from '#foundation/rules/audit/audit-actions.ts'
import type { Guard, Life } from '#foundation/rules/life.ts'
import { DisputeState } from './console-wire.ts'

export interface DisputeWords {
  state: DisputeState
  event: 'open' | 'win' | 'lose'
  actor: 'provider'
  /** True while a refund or payout of this payment is being sent. */
  facts: { isMoneyBeingSent: boolean }
  effect: 'markClosed'
  consequence:
    | 'postDispute'
    | 'holdMovements'
    | 'releaseMovements'
    | 'dropRefunds'
    | 'takeBackPayouts'
    | 'planPayouts'
    | 'flagBooking'
  letter: 'opened' | 'won' | 'lost'
  record: AuditedOf<'payment'>
}

/** Nobody knows yet whether that money was sent, so the provider's event is tried again later. */
const noMoneyIsBeingSent: Guard<DisputeWords> = ({ isMoneyBeingSent }) =>
  isMoneyBeingSent ? 'conflict' : undefined

/** The renter's bank takes a payment back, until it decides or for good. */
export const disputeLife: Life<DisputeWords> = {
  name: 'dispute',
  states: DisputeState.options,
  endings: ['won', 'lost'],
  refusal: () => 'conflict',
  steps: [
    {
      from: null,
      event: 'open',
      by: ['provider'],
      to: 'open',
      consequences: ['postDispute', 'holdMovements', 'takeBackPayouts', 'flagBooking'],
      recordedAs: 'disputed',
      letter: 'opened',
    },
    {
      // Payouts that were taken back because of the dispute are paid again.
      from: 'open',
      event: 'win',
      by: ['provider'],
      to: 'won',
      effects: ['markClosed'],
      consequences: ['postDispute', 'releaseMovements', 'planPayouts', 'flagBooking'],
      recordedAs: 'dispute-won',
      letter: 'won',
    },
    {
      // What the bank has taken is not refunded a second time.
      from: 'open',
      event: 'lose',
      by: ['provider'],
      to: 'lost',
      guard: noMoneyIsBeingSent,
      effects: ['markClosed'],
      consequences: ['postDispute', 'dropRefunds', 'planPayouts', 'flagBooking'],
      recordedAs: 'dispute-lost',
      letter: 'lost',
    },
  ],
}
