import { earnings } from '#bookings/rules/price/quote.ts'
import { formatPence, pence } from '#foundation/rules/money.ts'
import type { PolicyWords } from '../policy-words.ts'

export interface Topic {
  id: string
  question: string
  /** Each string is a paragraph. */
  answer: readonly string[]
}

export interface TopicGroup {
  id: string
  heading: string
  topics: readonly Topic[]
}

export const topicGroups = (policy: PolicyWords): readonly TopicGroup[] => [
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
        id: 'no-answer',
        question: 'What if the partner does not answer?',
        answer: [
          `The request expires by itself after ${policy.reply}, or earlier if the period you asked for ends. Nothing is charged, and you can ask somewhere else at once.`,
        ],
      },
      {
        id: 'exact-address',
        question: 'Why does the listing not show the exact address?',
        answer: [
          'To protect the partner’s home and your things, a listing shows the street, the area and an approximate place on the map. You see the full address and the access notes once your booking is approved and paid.',
        ],
      },
      {
        id: 'months-and-hours',
        question: 'How are months and hours counted?',
        answer: [
          'Monthly bookings run by calendar months in UK time. The first and the last month both count whole, the current month included.',
          `Hourly bookings count whole hours that have passed; a part of an hour is not charged. Some listings have a shortest rental. The longest booking is ${policy.longestTerm}.`,
        ],
      },
      {
        id: 'change-dates',
        question: 'Can I change the dates of a booking?',
        answer: [
          'Before you have paid, withdraw the request free of charge and send a new one. After you have paid, cancel and book again; the cancellation terms apply. To stay longer, book the following period as a new booking.',
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
        ],
      },
      {
        id: 'cancel',
        question: 'How do I cancel, and what do I get back?',
        answer: [
          'Open the booking in Your Storage and choose to cancel. Before you confirm, you see the sum that comes back.',
          `Until ${policy.refundWindow} after the start you get the total back less a cancellation fee of ${policy.fee}, which ${policy.feeKeeper} keeps, and never less than nothing. Later you can end the booking, but without a refund. A request that has not been paid can be withdrawn free of charge at any time.`,
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
          'The partner or one of their drivers. On the day your booking shows the driver’s first name and the vehicle. The drive is an agreement between you and the partner.',
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
  {
    id: 'hosting',
    heading: 'Letting out your space',
    topics: [
      {
        id: 'how-to-list',
        question: 'How do I list a space?',
        answer: [
          'Open a partner account and choose Create Listing. Four steps: where and what kind of space it is, how it looks, when it is open, and what it costs. You can leave at any point; what you have entered is kept.',
          `When you publish, a person reviews the listing, usually within ${policy.review}. Until then nobody can book it.`,
        ],
      },
      {
        id: 'commission',
        question: 'What does Holdall keep?',
        answer: [
          `A commission of ${policy.commission} of what you earn, from rent, moving and packing, before tax. Listing costs nothing. If a booking brings in £100 before tax, ${ofHundred(policy)} is yours.`,
        ],
      },
      {
        id: 'auto-approval',
        question: 'What is auto approval?',
        answer: [
          'With it, bookings that fit your dates and your free places are approved without you, and the renter pays at once. Without it you answer each request yourself. You can switch it on or off at any time.',
        ],
      },
      {
        id: 'allowed-to-let',
        question: 'Am I allowed to let out my space?',
        answer: [
          'Check your tenancy or lease, your mortgage, your insurance and, for council garages, the council’s rules. You confirm when you list that you have the right to let the space for storage.',
        ],
      },
      {
        id: 'unavailable',
        question: 'How do I close my space for a while?',
        answer: [
          'Use the switch on the listing’s card to take it offline, or enter the days when it is unavailable. Bookings that you have approved stay as they are.',
        ],
      },
      {
        id: 'left-behind',
        question: 'A renter has left things behind. What may I do?',
        answer: [
          'Do not sell or throw away anything on your own. The Torts (Interference with Goods) Act 1977 asks for written notices with set dates first. Citizens Advice or a solicitor can tell you how they are written.',
        ],
      },
    ],
  },
  {
    id: 'payouts',
    heading: 'Getting paid',
    topics: [
      {
        id: 'when-paid',
        question: 'When do I get my money?',
        answer: [
          `Your share is released ${policy.payoutDelay} after the start, when the renter’s right to a refund ends. For longer monthly bookings it is released month by month. How quickly it reaches your account then depends on the payment provider and your bank.`,
        ],
      },
      {
        id: 'set-up-payouts',
        question: 'How do I set up payouts?',
        answer: [
          'Choose Bank Details and follow the steps of our payment provider, who checks your identity as the law requires. You can list and approve before that; your money waits until you are done.',
        ],
      },
      {
        id: 'hmrc',
        question: 'Do you tell HMRC what I earn?',
        answer: [
          'Yes. Platforms in the UK have to collect details of their sellers and report what they earn each year. You get a copy of what we report about you. What tax you owe, if any, is between you and HMRC.',
        ],
      },
    ],
  },
  {
    id: 'account',
    heading: 'Your account',
    topics: [
      {
        id: 'verify-email',
        question: 'The verification code has not arrived.',
        answer: [
          'Look into the spam folder first. The code is valid for 10 minutes. On the verification page you can have a new one sent after a minute; the older one then stops working.',
        ],
      },
      {
        id: 'two-factor',
        question: 'How do I make my account safer?',
        answer: [
          'Switch on two-factor authentication in Personal Details. Logging in then takes a code as well. The same page lists where you are logged in and can log out every other device.',
        ],
      },
      {
        id: 'become-partner',
        question: 'I am a renter. Can I also let out a space?',
        answer: [
          'Yes. In Personal Details you can turn your account into a partner account. You keep your bookings, and you can still book the spaces of others.',
        ],
      },
      {
        id: 'my-data',
        question: 'How do I get my data, or delete my account?',
        answer: [
          'Both in Personal Details. You can download what we hold about you at any time. An account can be deleted once no paid booking is open and nothing is owed; records that the law makes us keep are kept without your name where possible.',
        ],
      },
    ],
  },
  {
    id: 'safety',
    heading: 'Safety and trust',
    topics: [
      {
        id: 'not-stored',
        question: 'What may not be stored?',
        answer: [
          'Living things, food that spoils, weapons, anything flammable or under pressure, chemicals, illegal goods, waste, cash and what cannot be replaced. The whole list stands in our terms of use, and you accept it when you book.',
        ],
      },
      {
        id: 'insurance',
        question: 'Are stored things insured?',
        answer: [
          'Not by Holdall. Ask your home contents insurer whether things kept elsewhere are covered, take photographs, and ask the partner what cover they hold.',
        ],
      },
      {
        id: 'id-verified',
        question: 'What does “ID verified” mean?',
        answer: [
          'That the payment provider, or a person at Holdall, has checked an identity document of the partner. It says who somebody is, not how they will behave.',
        ],
      },
      {
        id: 'report',
        question: 'How do I report a listing or a person?',
        answer: [
          'Press Report on the listing or the booking. You get a case number, a person looks at it, and we tell you by email what came of it. We may take a listing down meanwhile. If somebody is in danger, call 999.',
        ],
      },
      {
        id: 'dispute',
        question: 'Something is missing or broken. What do I do?',
        answer: [
          'Take photographs and talk to the other side first: how to reach them stands on the booking. If you cannot agree, open a dispute on the page of the booking, from its start until 14 days after its end, with up to 6 pictures. The other side has 72 hours to answer, then we decide about the money of the booking. Until then its payouts wait. It can be withdrawn at any time before.',
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

function ofHundred({ terms }: PolicyWords): string {
  return formatPence(earnings(pence(10_000), terms).net)
}

/** Every word has to occur somewhere in the topic, in any order. */
export function findTopics(groups: readonly TopicGroup[], text: string): TopicGroup[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = ({ question, answer }: Topic) => {
    const haystack = [question, ...answer].join(' ').toLowerCase()
    return words.every(word => haystack.includes(word))
  }
  return groups
    .map(group => ({ ...group, topics: group.topics.filter(matches) }))
    .filter(group => group.topics.length > 0)
}
