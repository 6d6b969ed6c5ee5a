import type { PolicyWords } from '../../policy-words.ts'
import type { TopicGroup } from './topics.ts'

export const topicsOfRenters = (policy: PolicyWords): readonly TopicGroup[] => [
  {
    id: 'booking',
    heading: 'Finding and booking',
    topics: [
      {
        id: 'how-to-book',
        question: 'How do I book a space?',
        answer: [
          'Search by town or postcode, open a listing and choose your dates. You see the whole price with every line of it, then send the request.',
          `The partner has ${policy.reply} to answer. Once they approve, you have ${policy.payWindow} to pay on the payment page. Then the booking is yours. Listings with the auto approval badge skip the wait: you pay straight away.`,
        ],
      },
      {
        id: 'ask-first',
        question: 'Can I ask the partner something before I book?',
        answer: [
          'Yes. Press “Ask a question” on the page of the space; you need an account with a verified email. Your questions, the answers and what becomes of your bookings of that space stay together under Messages. Telephone numbers, email addresses, links and account numbers are hidden until a booking between you is paid.',
        ],
      },
      {
        id: 'see-first',
        question: 'Can I see a space before I pay?',
        answer: [
          'Press “Ask to see it” on its page and propose up to three dates and times. The partner picks one, proposes others or denies the request. Once a time is agreed, the exact address appears under Viewings 24 hours before, and both of you can put it into a calendar.',
        ],
      },
      {
        id: 'no-answer',
        question: 'What if the partner does not answer?',
        answer: [
          `The request expires by itself after ${policy.reply}, or earlier, when the period you asked for is over (its first month, if you pay month by month). Nothing is charged, and you can ask somewhere else at once.`,
        ],
      },
      {
        id: 'exact-address',
        question: 'Why does the listing not show the exact address?',
        answer: [
          'To protect the partner’s home and your things, a listing shows the street, the area and an approximate place on the map. You see the full address and how to get in once your booking is approved and paid. For an agreed viewing you see the address from 24 hours before.',
        ],
      },
      {
        id: 'months-and-hours',
        question: 'How are months and hours counted?',
        answer: [
          'Monthly bookings run by calendar months in UK time. The first and the last month both count whole, the current month included.',
          `Hourly bookings count whole hours that have passed; a part of an hour is not charged. Some listings have a shortest rental. A booking with an end lasts ${policy.longestTerm} at most.`,
        ],
      },
      {
        id: 'change-dates',
        question: 'Can I change the dates of a booking?',
        answer: [
          'Before you have paid, withdraw the request free of charge and send a new one. After you have paid, cancel and book again; the cancellation terms apply. To stay longer, extend the booking.',
        ],
      },
      {
        id: 'extend',
        question: 'Can I stay longer?',
        answer: [
          'Open the booking and choose until when you want to stay. You see the sum first. It becomes a booking of its own for the months that follow, in the same space, at the price and terms of that day, and the partner approves it as any other. The booking that you have stays as it is. As long as that can be cancelled for a refund, a shortest rental applies to the further months too.',
        ],
      },
      {
        id: 'things-back',
        question: 'Can I get some of my things back before the end?',
        answer: [
          'Yes. Open Things in store on the page of the booking and ask for them back. The partner says when they are ready, and you see the date there. What is given back is recorded, and you confirm it.',
        ],
      },
      {
        id: 'until-notice',
        question: 'Can I book without an end?',
        answer: [
          'Where a listing is let month by month, choose “Until I give notice” beside the listing or at checkout. You pay a calendar month at a time until you or the partner give notice on the page of the booking, which shows the last day before you confirm.',
          'Your notice ends the booking with the next full calendar month. The partner’s ends it with the second next. Whoever gave notice may take it back as long as the space is free after the last day. Once rent for only part of the last month has been asked for, the notice can no longer be taken back.',
          'The partner may set a later price. You are told at least two whole months before it begins, and the page of the booking says by when to give notice if you want to leave before.',
        ],
      },
    ],
  },
  {
    id: 'paying',
    heading: 'Paying, cancelling and refunds',
    topics: [
      {
        id: 'what-it-costs',
        question: 'What will I pay?',
        answer: [
          `The rent for your months or hours, the drive if you ask for moving, and ${policy.tax} tax on it all. The total is rounded to a whole pound. ${packingPriceWords(policy)} You see every line before you send the request, and that is what you pay.`,
        ],
      },
      {
        id: 'when-charged',
        question: 'When is my card charged?',
        answer: [
          'When you pay on the payment page, after the partner has approved. A request costs nothing. Card details are entered on the page of our payment provider; Holdall never sees them.',
          'If you pay month by month, the provider keeps the card of that first payment. Each later month is taken from it on the 27th of the month before, but not while you can still cancel with a refund. The page of the booking lists every month with its day and its sum, has a receipt for each, and lets you change the card.',
        ],
      },
      {
        id: 'in-parts',
        question: 'Can I pay a longer booking in parts?',
        answer: [
          'Yes. For two months or more, choose “Month by month” at checkout. It costs the same as paying at once, to the penny. Cancelling then gives back what the terms say of what you have paid, and nothing more is taken.',
        ],
      },
      {
        id: 'rent-not-paid',
        question: 'A month could not be taken from my card. What now?',
        answer: [
          'We tell you, and try again on the 1st, the 3rd and the 6th. A month that was first tried later than the 27th is tried again 4, 6 and 9 days after that. Open the booking to pay the month yourself, to change the card, or to confirm the payment for your bank. Once the last of these has failed, rent is owed: you cannot book another space, or pay for one that you have asked for, and the partner may end this one with 14 days’ notice. All of that stops when it is paid.',
        ],
      },
      {
        id: 'cancel',
        question: 'How do I cancel, and what do I get back?',
        answer: [
          'Open the booking in Your Storage and choose to cancel. Before you confirm, you see the sum that comes back.',
          `Until ${policy.refundWindow} after the start, or until the end of a shorter booking, you get the total back less a cancellation fee of ${policy.fee}, which ${policy.feeKeeper} keeps, and never less than nothing. Later you can end the booking, but without a refund. If the partner lets as a business, you also have ${policy.terms.coolingOffDays} days from the approval to change your mind without a fee, and pay only for hours that you used. A request that has not been paid can be withdrawn free of charge at any time.`,
        ],
      },
      {
        id: 'partner-cancels',
        question: 'What if the partner cancels?',
        answer: ['Then everything that you paid comes back, without a fee.'],
      },
      {
        id: 'payment-failed',
        question: 'My payment failed. What now?',
        answer: [
          `Nothing has been taken. Open the booking and choose to pay again; the space is held for you for ${policy.payWindow} after the approval. Banks sometimes want you to confirm the payment in their app.`,
        ],
      },
    ],
  },
  {
    id: 'moving',
    heading: 'Moving and packing',
    topics: [
      {
        id: 'collect',
        question: 'Can my things be collected?',
        answer: [
          'Where the listing offers delivery. Switch on moving at checkout and give the pickup address with its postcode. We work out the distance, and the price of the drive appears in the total.',
        ],
      },
      {
        id: 'who-comes',
        question: 'Who will come to my door?',
        answer: [
          'The partner or one of their drivers. As soon as the drive is planned, your booking shows the driver’s first name and the vehicle. The drive is an agreement between you and the partner.',
        ],
      },
      {
        id: 'packing',
        question: 'What does packing include?',
        answer: [
          'Boxes of the size that the listing names, and help with filling them. Details differ from one partner to the next, so agree on them before the day.',
        ],
      },
    ],
  },
]

function packingPriceWords({ packingPrice }: PolicyWords): string {
  return packingPrice === null
    ? 'Packing is not charged at present.'
    : `Packing, if you ask for it, is ${packingPrice} before tax.`
}
