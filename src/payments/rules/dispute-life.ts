import type { Guard, Life } from '#foundation/rules/life.ts'
import { DisputeState } from './console-wire.ts'

export interface DisputeWords {
  state: DisputeState
  event: 'open' | 'win' | 'lose'
  actor: 'provider'
  /** Whether a refund or payout of the payment is being sent at this moment. */
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
    | 'unflagBooking'
  letter: 'opened' | 'won' | 'lost'
}

/** Whether it was sent is not known yet, so the news has to come again. */
const noMoneyIsBeingSent: Guard<DisputeWords> = ({ isMoneyBeingSent }) =>
  isMoneyBeingSent ? 'conflict' : undefined

/** The renter's bank takes a payment back, for good or until it has decided. */
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
      // What was taken back for the dispute's sake is paid again.
      from: 'open',
      event: 'win',
      by: ['provider'],
      to: 'won',
      effects: ['markClosed'],
      consequences: ['postDispute', 'releaseMovements', 'planPayouts', 'unflagBooking'],
      recordedAs: 'dispute-won',
      letter: 'won',
    },
    {
      // The booking stays flagged: what went back to the renter is not refunded a second time.
      from: 'open',
      event: 'lose',
      by: ['provider'],
      to: 'lost',
      guard: noMoneyIsBeingSent,
      effects: ['markClosed'],
      consequences: ['postDispute', 'dropRefunds', 'planPayouts'],
      recordedAs: 'dispute-lost',
      letter: 'lost',
    },
  ],
}
