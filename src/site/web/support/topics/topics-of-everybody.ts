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
