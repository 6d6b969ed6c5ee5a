import type { ConsoleDispute, ConsolePayment, MovementState } from '../../rules/console-wire.ts'

export const copy = {
  views: {
    label: 'Show',
    overview: 'Overview',
    payments: 'Payments',
    refund: 'Refunds',
    payout: 'Payouts',
    reversal: 'Taken back',
    disputes: 'Disputes',
    reports: 'Differences',
  },
  loading: 'Loading',
  failed: 'This could not be loaded',
  count: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),

  overview: {
    books: 'The books',
    account: 'Account',
    balance: 'Balance',
    balanced: 'The books balance: all lines together make £0.',
    unbalanced: (amount: string) => `The books do not balance: they are ${amount} off.`,
    providers: {
      stripe: 'Stripe',
      sandbox: 'The built-in sandbox',
      none: 'No payment provider',
    },
    live: 'Live money',
    test: 'Test mode',
    disputes: 'Open disputes',
    movements: 'Failed movements',
    tax: 'Report for HMRC',
    taxAbout:
      'What each host earned in a year, by quarter and listing, with their details. Keep it five years.',
    year: 'Year',
    download: 'Download the CSV',
  },

  booking: 'Booking',
  who: 'Who',
  when: 'When',
  state: 'State',
  amount: 'Amount',

  payments: {
    caption: 'Payments, newest first',
    empty: 'Nobody has tried to pay yet',
    fee: (fee: string) => `provider’s fee ${fee}`,
    outcomes: {
      recorded: 'for its booking',
      late: 'too late, sent back',
      duplicate: 'paid twice, sent back',
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
    empty: 'Nothing here yet',
    states: {
      due: 'Planned',
      held: 'On hold',
      sending: 'On its way',
      done: 'Done',
      failed: 'Failed',
      dropped: 'Dropped',
    } satisfies Record<MovementState, string>,
    reasons: {
      earned: 'The host’s share',
      'cancelled by renter': 'The renter cancelled',
      'cancelled by host': 'The host cancelled',
      'cancelled by operator': 'We cancelled',
      late: 'Paid too late',
      duplicate: 'Paid twice',
      'taken back': 'The renter gets the money back',
      'dispute won': 'Paid again: the dispute was won',
    } as Readonly<Record<string, string>>,
    setOff: {
      payout: (amount: string) => `${amount} of it kept for what the host owed`,
      reversal: (amount: string) => `${amount} of it now owed by the host`,
    },
    retry: 'Try again',
    retried: 'It is being tried again',
    attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
  },

  disputes: {
    caption: 'Disputes, newest first',
    empty: 'No bank has asked for money back',
    reason: 'Reason',
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
    empty: 'Nothing was compared yet',
    compared: (count: number) => `${count} facts compared`,
    repaired: (count: number) => `${count} repaired`,
    none: 'No differences',
    found: (count: number) => (count === 1 ? '1 difference' : `${count} differences`),
    caption: 'What differs',
    kind: 'What',
    subject: 'Where',
    ours: 'Ours',
    theirs: 'Theirs',
    nothing: 'nothing',
  },
}
