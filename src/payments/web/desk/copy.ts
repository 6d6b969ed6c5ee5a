import type {
  ConsoleDispute,
  ConsolePayment,
  MovementKind,
  MovementReason,
  MovementState,
} from '../../rules/console-wire.ts'

import type { PayoutHold } from '../../rules/payout-holds.ts'

export const copy = {
  views: {
    label: 'Show',
    overview: 'Overview',
    payments: 'Payments',
    refund: 'Refunds',
    owed: 'Refunds to pay by hand',
    payout: 'Payouts',
    reversal: 'Taken back',
    arrears: 'Rent owed',
    disputes: 'Bank disputes',
    reports: 'Differences',
  },
  loading: 'Loading',
  count: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),

  overview: {
    failed: 'We could not load the overview',
    books: 'The books',
    balanced: 'The books balance: all lines together make £0.',
    unbalanced: (amount: string) => `The books do not balance: they are ${amount} off.`,
    providers: {
      stripe: 'Stripe',
      sandbox: 'The built-in sandbox',
      none: 'No payment provider',
    },
    live: 'Live money',
    test: 'Test mode',
    disputes: 'Open bank disputes',
    movements: 'Failed movements',
    owed: 'Refunds to pay by hand',
    held: 'Payouts on hold',
    heldAmount: (count: number, amount: string) => {
      if (count === 0) return '0'
      return count === 1 ? `${amount} in 1 payout` : `${amount} in ${count} payouts`
    },
    tax: 'Report for HMRC',
    taxAbout:
      'What each partner earned in a year, by quarter and listing, with their details. Keep it five years.',
    year: 'Year',
    download: 'Download as CSV',
  },

  arrears: {
    caption: 'Rent that was asked for and is not paid, the longest owed first',
    empty: 'Nobody owes rent',
    failed: 'We could not load the rent owed',
    month: 'Month',
    next: 'Next step',
    days: (count: number) => {
      if (count === 0) return 'Owed since today'
      return count === 1 ? 'Owed for 1 day' : `Owed for ${count} days`
    },
    again: (day: string) => `Asked for again on ${day}`,
    stopped:
      'It is not asked for again by itself. The partner may end it with 14 days’ notice and draw up notices about goods.',
  },

  booking: 'Booking',
  who: 'Who',
  when: 'When',
  state: 'State',
  amount: 'Amount',
  actions: 'To do',

  payments: {
    caption: 'Payments, newest first',
    empty: 'Nobody has tried to pay yet',
    failed: 'We could not load the payments',
    fee: (fee: string) => `Provider’s fee ${fee}`,
    because: (note: string) => `Not booked, because ${note}`,
    outcomes: {
      recorded: 'For its booking',
      late: 'Too late, sent back',
      duplicate: 'Paid twice, sent back',
    },
    states: {
      creating: 'Being opened',
      open: 'Open',
      paid: 'Paid',
      failed: 'Failed',
      expired: 'Ran out',
      mismatched: 'Does not match',
    } satisfies Record<ConsolePayment['state'], string>,
  },

  movements: {
    captions: {
      refund: 'Refunds: what is to come, then what is done',
      payout: 'Payouts: what is to come, then what is done',
      reversal: 'Payouts taken back: what is to come, then what is done',
    },
    empty: {
      refund: 'No refunds yet',
      payout: 'No payouts yet',
      reversal: 'No payout has been taken back',
    } satisfies Record<MovementKind, string>,
    failed: {
      refund: 'We could not load the refunds',
      payout: 'We could not load the payouts',
      reversal: 'We could not load the payouts taken back',
    } satisfies Record<MovementKind, string>,
    states: {
      due: 'Planned',
      held: 'On hold',
      sending: 'On its way',
      done: 'Done',
      failed: 'Failed',
      dropped: 'Dropped',
    } satisfies Record<MovementState, string>,
    holds: {
      bankDispute: 'The renter’s bank disputes the payment',
      bookingContested: 'The two sides disagree about the booking',
      hostSuspended: 'The partner is suspended',
      hostLeft: 'The partner has deleted the account, and the provider cannot pay them.',
      accountRefused: 'The provider will not pay the partner’s account',
      accountChecking: 'The provider is checking the partner’s account',
      accountMissing: 'The partner has not set up a payout account',
      detailsMissing: 'The partner has not given the details for HMRC',
    } satisfies Record<PayoutHold, string>,
    reasons: {
      earned: 'The partner’s share',
      kept: 'The partner’s share of what was not refunded',
      dispute: 'Decided in a dispute',
      'cancelled by renter': 'The renter cancelled',
      'cancelled by host': 'The partner cancelled',
      'cancelled by operator': 'We cancelled',
      late: 'Paid too late',
      duplicate: 'Paid twice',
      'came back': 'What was given back in the dashboard did not arrive',
      'taken back': 'The renter gets the money back',
      'dispute won': 'Paid again: the dispute was won',
      'dispute lost': 'What is left to the partner after a lost dispute',
    } satisfies Record<MovementReason, string>,
    setOff: {
      payout: (amount: string) => `${amount} of it kept for what the partner owed`,
      refund: (amount: string) => `${amount} of it was given back in the provider’s dashboard`,
      reversal: (amount: string) => `${amount} of it now owed by the partner`,
    },
    retry: 'Try again',
    retried: 'It is being tried again',
    payByHand: 'Pay by bank transfer, then say so here.',
    payByHandFrom: (moment: string) =>
      `It is due on ${moment}. Pay by bank transfer from then on, not before.`,
    byHand: (reference: string) => `Paid by hand, ${reference}`,
    attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  },

  owed: {
    about:
      'The provider could not pay these refunds. Pay each by bank transfer, then say so here. Ask the renter for their account by telephone or in an email that you begin yourself.',
    caption: 'Refunds to pay by hand, the oldest first',
    empty: 'Every refund has been paid',
    failed: 'We could not load the refunds',
    since: 'Owed since',
    why: 'Why',
    cameBack: (day: string) => `Came back on ${day}`,
  },

  byHand: {
    pay: 'Paid by hand',
    payOf: (amount: string, name: string) => `Paid by hand: ${amount} to ${name}`,
    heading: 'Paid by hand?',
    asking: {
      refund: (amount: string, name: string) =>
        `You have sent ${amount} to ${name} outside of the provider. It is booked as refunded, ${name} is told by email, and it cannot be undone.`,
      payout: (amount: string, name: string) =>
        `You have sent ${amount} to ${name} outside of the provider. It is booked as paid out, and it cannot be undone. Nobody is told, because they have left.`,
    },
    reference: 'Reference of the payment',
    referenceHelp: {
      refund: 'As your bank shows it. The mail quotes it.',
      payout: 'As your bank shows it.',
    },
    confirm: 'Yes, it is paid',
    paid: {
      refund: (amount: string) => `${amount} is booked as refunded`,
      payout: (amount: string) => `${amount} is booked as paid out`,
    },
  },

  disputes: {
    caption: 'Bank disputes, newest first',
    empty: 'No bank has asked for money back',
    failed: 'We could not load the bank disputes',
    renter: 'Renter',
    host: 'Partner',
    opened: (day: string) => `Opened ${day}`,
    closed: (day: string) => `Closed ${day}`,
    states: { open: 'Open', won: 'Won', lost: 'Lost' } satisfies Record<
      ConsoleDispute['state'],
      string
    >,
  },

  reports: {
    about: 'Our books are compared with the provider’s every night. A good night finds nothing.',
    run: 'Compare now',
    done: 'The books were compared',
    empty: 'Nothing has been compared yet',
    failed: 'We could not load the differences',
    compared: (count: number) => `${count} facts compared`,
    repaired: (count: number) => `${count} repaired`,
    none: 'No differences',
    found: (count: number) => (count === 1 ? '1 difference' : `${count} differences`),
    caption: 'What differs',
    kind: 'What',
    subject: 'Where',
    ours: 'Ours',
    theirs: 'The provider’s',
    nothing: 'nothing',
  },
}
