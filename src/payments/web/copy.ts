import type { MoneyTimeline, TimelineItem } from '../rules/wire.ts'

export const copy = {
  rent: {
    heading: 'Rent and card',
    owed: (sum: string, month: string) => `${sum} of rent is owed, for ${month}.`,
    owedMonths: (sum: string, months: number, oldest: string) =>
      `${sum} of rent is owed, for ${months} months. They are paid one by one, ${oldest} first.`,
    card: (last4: string, expires: string | null) =>
      expires
        ? `Rent is taken from the card ending in ${last4}, good until ${expires}.`
        : `Rent is taken from the card ending in ${last4}.`,
    change: 'Change the card',
    receipts: 'Receipts by month',
    failed: 'We could not load the card.',
  },

  pay: {
    heading: 'Pay for your booking',
    headingAgain: 'Pay again',
    plain: 'Pay',
    amount: (amount: string) => `Pay ${amount}`,
    deadline: 'Please pay by',
    left: (time: string) => `${time} left`,
    failed: 'The last payment did not go through. You have not been charged.',
    pending:
      'A payment page is open for this booking. As soon as the payment arrives, it shows here.',
    onHold: 'You cannot pay at the moment',
    onHoldWords:
      'The account of your partner is suspended while we look into something. Nothing is charged, and we write to you as soon as you can pay.',
    hosted: 'You pay by card on the page of our payment provider and come back here.',
  },

  money: {
    heading: 'Money',
    loading: 'Loading what happened to the money',
    failed: 'We could not load what happened to the money',
    nothingPaid: 'Nothing was paid.',
    empty: {
      renter: 'You have paid nothing yet.',
      host: 'Nothing has been paid yet. You earn as soon as the renter has paid.',
      operator: 'Nothing has been paid yet.',
    } satisfies Record<MoneyTimeline['view'], string>,
    balance: {
      renter: 'Paid less refunded',
      host: 'Paid out to you so far',
      operator: 'Paid less refunded',
    } satisfies Record<MoneyTimeline['view'], string>,
    states: {
      done: undefined,
      due: 'Planned',
      waiting: 'Waiting',
      failed: 'Did not happen',
    } satisfies Record<TimelineItem['state'], string | undefined>,
    disputed: 'The payment is disputed',
    disputedWords: 'The renter’s bank asks for it back. Nothing moves until that is decided.',
    receipt: 'See the receipt',
  },

  receipt: {
    title: 'Receipt',
    titleOf: (space: string) => `${space} - receipt`,
    loading: 'Loading the receipt',
    failed: 'We could not load the receipt',
    missing: 'There is no receipt here',
    missingWords: 'A receipt appears once the booking is paid.',
    print: 'Print or save as PDF',
    back: 'Back',
    number: 'Receipt number',
    paidOn: 'Paid on',
    issuedOn: 'Printed on',
    paidBy: 'Paid by',
    host: 'Partner',
    space: 'Space',
    period: 'Booked',
    booking: 'Booking',
    lines: 'What was paid for',
    what: 'For',
    amount: 'Amount',
    total: 'Total paid',
    kept: 'Paid less refunded',
    test: 'Test receipt: no real card was charged.',
    thanks: 'Thank you for storing with Holdall.',
  },
}
