import { sessionHours } from '#accounts/rules/accounts-kept.ts'
import { daysToDispute } from '#bookings/rules/days-to-dispute.ts'
import { answerHours, picturesAtMost } from '#complaints/rules/complaint-terms.ts'
import { badgeDays } from '#listings/rules/readings/dry-record.ts'
import { longBookingDays, writeDaysAfterEnd } from '#reviews/rules/review-terms.ts'
import type { TopicGroup } from './topics.ts'

export const topicsOfEverybody: readonly TopicGroup[] = [
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
          'Switch on two-step login (2FA) in Personal Details. Logging in then takes a code as well. The same page lists where you are logged in and can log out every other device.',
        ],
      },
      {
        id: 'how-told',
        question: 'How am I told what happens?',
        answer: [
          'What you must know always comes by email. In Personal Details you can also switch on notifications for each of your devices, and choose whether reminders come by email and by text. “What we send, and when” lists everything.',
        ],
      },
      {
        id: 'install',
        question: 'Can I use Holdall like an app?',
        answer: [
          `Choose “Install” or “Add to Home Screen” in your browser. Without a connection, a paid booking that you have opened on that device still says how to get in, until you log out or are logged out. ${sessionHours} hours without Holdall log you out, so open the booking once more before you set off.`,
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
          'Both in Personal Details. You can download what we hold about you at any time. An account can be deleted once no paid booking is open, no renter still has to collect things from a space of yours, nothing is on a van and nothing is owed; records that the law makes us keep are kept without your name where possible.',
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
        id: 'reviews',
        question: 'Who writes the reviews?',
        answer: [
          `Only the two sides of a paid booking, once each, from its end or after ${longBookingDays} days of a longer one, until ${writeDaysAfterEnd} days after the end. Neither sees the other’s before both have written or that time is over; a booking month by month has no end before somebody gives notice. Good and bad reviews stay alike: “How reviews come about”, at the foot of each page, says what we take down.`,
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
        id: 'things-in-store',
        question: 'How can we both show what was stored, and in what state?',
        answer: [
          'Open Things in store on the page of an approved booking. The renter lists the things with pictures, and can print a label for each. Whoever hands something over or gives it back records it, and the other side confirms it or objects. Once you both have confirmed a record, neither can change it.',
          'Evidence, on the same page, prints all of it. Each record carries a mark of the one before it, so a change made later shows. Only the two of you see it, and we once there is a dispute.',
        ],
      },
      {
        id: 'dry-badge',
        question: 'What does “Dry record” mean?',
        answer: [
          `That the partner has read a meter of humidity in the space within the last ${badgeDays} days and shows a picture of it. The page of the listing has all readings. We do not check the meter or the space.`,
        ],
      },
      {
        id: 'id-verified',
        question: 'What does “ID verified” mean?',
        answer: [
          'That the payment provider, or a person at Holdall, has checked a document of the partner, such as a passport. It says who somebody is, not how they will behave. A partner who takes another name loses it until a document with that name has been checked.',
        ],
      },
      {
        id: 'report',
        question: 'How do I report a listing or a person?',
        answer: [
          'Press Report on the listing, the booking or the review; in a conversation it is behind the three dots, beside Block, which ends new messages from both sides. A person looks at it. For a listing, a booking or a conversation you get a case number and we tell you by email what came of it; about a reported review we do not write to you. We may take a listing down meanwhile. If somebody is in danger, call 999.',
        ],
      },
      {
        id: 'dispute',
        question: 'Something is missing or broken. What do I do?',
        answer: [
          `Take photographs and talk to the other side first, under Messages. If you cannot agree, open a dispute on the page of the booking, from its start until ${daysToDispute} days after its end, with up to ${picturesAtMost} pictures. The other side has ${answerHours} hours to answer, then we decide about the money of the booking. We also look at what you both recorded under Things in store. Until then its payouts wait. Whoever opened it can withdraw it at any time before.`,
        ],
      },
    ],
  },
]
