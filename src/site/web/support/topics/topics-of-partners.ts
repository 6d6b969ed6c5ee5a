import { linksWorkHours } from '#bookings/rules/links-kept.ts'
import { earnings } from '#bookings/rules/price/quote.ts'
import { mostKeys } from '#connections/rules/connection-terms.ts'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { formatWhole } from '#foundation/rules/text/whole-numbers.ts'
import { mostLines } from '#listings/rules/import/columns.ts'
import { badgeDays } from '#listings/rules/readings/dry-record.ts'
import { correctedWithinHours } from '#listings/rules/readings/series.ts'
import { factsMonths, fewestForFacts } from '#reviews/rules/facts.ts'
import type { PolicyWords } from '../../policy-words.ts'
import type { TopicGroup } from './topics.ts'

export const topicsOfPartners = (policy: PolicyWords): readonly TopicGroup[] => [
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
        id: 'many-spaces',
        question: 'I have many spaces. Do I have to enter them one by one?',
        answer: [
          `No. “Add many at once”, on the page of your listings, takes a CSV file with one line for each space, up to ${formatWhole(mostLines)}. It has a template, and shows everything that is wrong before anything is added. Each line becomes a draft: open it, add its pictures and send it to us.`,
        ],
      },
      {
        id: 'commission',
        question: 'What does Holdall keep?',
        answer: [
          `A commission of ${policy.commission} of what you earn, from rent, moving and packing, before tax. Listing costs nothing. If a booking brings in £100 before tax, ${earnedOfHundred(policy)} is yours.`,
        ],
      },
      {
        id: 'answer-by-mail',
        question: 'Can I answer a request right from the email?',
        answer: [
          `Yes. It has the links Approve and Decline, which work once, for ${linksWorkHours} hours and without logging in, and ask once more before anything happens. So please keep that email to yourself.`,
        ],
      },
      {
        id: 'facts',
        question: 'What are the figures beside my name?',
        answer: [
          `How quickly you answer, what share of requests you answer, and what share of paid bookings you cancel, over the last ${factsMonths} months and from ${fewestForFacts} requests on. Your Facts shows how each figure comes about and what would make it better.`,
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
        id: 'month-by-month',
        question: 'What does letting month by month mean?',
        answer: [
          'Switch it on in the prices of a listing, with a shortest rental if you like. Renters may then book without an end and pay a calendar month at a time. Your share of a month is released after its start. To end it, give notice on the page of the booking: it ends with the second full calendar month from then.',
          'A new price of the listing does not touch a booking that runs. On the page of the booking you may set a later price for it, which begins after two whole months at the earliest. The renter is told at once and may leave before it begins.',
          'If a month cannot be taken after four tries, the booking is in arrears. You see it on its page, and may end it with 14 days’ notice. A last month that has not been asked for is then paid by its days. If what is owed is paid before the end, that notice no longer counts and the booking goes on. It does not if the space is no longer free after its end, or if rent for only part of the last month has been asked for.',
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
        id: 'other-calendars',
        question: 'I also let my space on another site. How do the two know of each other?',
        answer: [
          'Edit the listing, open Availability and add the address of your other calendar. We read it every 30 minutes, and each day on which it is busy is closed here. The same page has a secret address: paste it into the other site, and it learns when the space is taken here.',
          'Until the other calendar is read again, both sites could still take the same day. If that happens, tell the renter at once.',
        ],
      },
      {
        id: 'dry-record',
        question: 'How do I show that my space is dry?',
        answer: [
          `With a small meter for humidity. Once a month, post what it shows and a picture of it: the drop on the card of your listing leads there. Your listing then has the badge “Dry record” for ${badgeDays} days after each reading, and its page shows them all. A reading can be corrected or deleted for ${correctedWithinHours} hours; after that it stands.`,
        ],
      },
      {
        id: 'connections',
        question: 'Can my own software work with Holdall?',
        answer: [
          `Yes. Under Connections you make a key for each program, up to ${mostKeys}, and tick what it may do with your listings, bookings and messages. It reaches neither your account nor your money. You can also name addresses that we tell at once what happens, such as a request. The page links to a guide for developers.`,
        ],
      },
      {
        id: 'left-behind',
        question: 'A renter has left things behind. What may I do?',
        answer: [
          'Do not sell or throw away anything on your own. The Torts (Interference with Goods) Act 1977 asks for written notices with set dates first. Citizens Advice or a solicitor can tell you how they are written.',
          'While rent is owed, the page of the booking drafts these notices with their dates for you to print, and records when you sent them. Have the wording checked before you rely on it.',
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
          `Your share is released ${policy.payoutDelay} after the start. For longer monthly bookings it is released month by month. How quickly it reaches your account then depends on the payment provider and your bank.`,
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
          'Yes. Platforms in the UK have to collect details of their sellers and report what they earn each year. Under Bank Details you can download what we report about you. What tax you owe, if any, is between you and HMRC.',
        ],
      },
    ],
  },
]

function earnedOfHundred({ terms }: PolicyWords): string {
  return formatPence(earnings(pence(10_000), terms).net)
}
