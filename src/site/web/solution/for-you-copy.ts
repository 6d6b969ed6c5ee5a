import type { PolicyWords } from '../policy-words.ts'

export const copyUnder = (policy: PolicyWords) => ({
  above: 'Holdall for you',
  heading: 'Everybody has something that does not fit',
  lead: 'A term abroad, a new baby, a second-hand shop in the hallway. Here is what people in your situation usually take, and what to look out for.',
  actions: [
    { label: 'Find storage', to: '/search' },
    { label: 'Let out your space', to: '/signup' },
  ],
  pointsHeading: 'What fits whom',
  points: {
    students: {
      heading: 'Students',
      words:
        '9 to 25 sq ft, June to September, in a spare room or a loft near the campus. Share one space with a flatmate and split it.',
    },
    movers: {
      heading: 'Between two homes',
      words:
        '75 sq ft or more for one to three months, with delivery. Take a garage or a unit that a van can reach.',
    },
    families: {
      heading: 'Families',
      words:
        '25 to 50 sq ft near home for cots, camping things and the loft that became a bedroom. Ask for access at weekends.',
    },
    traders: {
      heading: 'Traders and makers',
      words:
        '35 to 125 sq ft of business storage with access when your day starts. Check with your insurer that stock is covered there.',
    },
    travellers: {
      heading: 'Travellers',
      words:
        'A locker or a spare room by the hour for the suitcases between check-out and the night train.',
    },
    riders: {
      heading: 'Riders',
      words:
        'Motor bike storage with a lockable door. No more than a quarter of a tank, and the battery off or on a maintainer the partner knows of.',
    },
  },
  partners: {
    heading: 'And for you who have the room',
    lead: 'A garage without a car, a loft you never climb to, a shop floor after hours: list it once and decide about each request, or let bookings come in by themselves.',
    list: [
      {
        heading: 'List it',
        words: `Four steps: where and what, how it looks, when it is open, what it costs. A person reviews it, usually within ${policy.review}.`,
      },
      {
        heading: 'Say yes or no',
        words: `You have ${policy.reply} to answer a request. With auto approval switched on, bookings need no answer.`,
      },
      {
        heading: 'Open the door',
        words:
          'The renter pays before the start, and sees your exact address only then. Whoever comes to an agreed viewing sees it from 24 hours before.',
      },
      {
        heading: 'Get paid',
        words: `Your ${policy.partnerShare} is released ${policy.payoutDelay} after the start, and month by month for longer bookings.`,
      },
    ],
  },
  questionsHeading: 'Before you let out your space',
  questions: [
    {
      id: 'may-i',
      question: 'May I let out my garage or a room for storage?',
      answer:
        'Usually, but check first: your tenancy or lease, your mortgage, your home insurance, and for council garages the council’s rules. You confirm when you list that you may.',
    },
    {
      id: 'tax',
      question: 'Do I pay tax on what I earn?',
      answer:
        'That depends on your circumstances. People often can earn a small amount each year from property without paying tax on it; GOV.UK explains the property allowance. Platforms like ours have to report what sellers earn to HMRC, and you can download what we report about you.',
    },
    {
      id: 'their-things',
      question: 'What if somebody leaves their things behind?',
      answer:
        'There is a legal procedure for it, with written notices and set dates. Please never throw anything away on your own.',
    },
  ],
  next: [
    {
      to: '/signup',
      label: 'Become a Partner',
      words: 'Open an account and list your first space.',
    },
    { to: '/support', label: 'How letting works', words: 'Requests, payouts, drivers and rules.' },
    {
      to: '/solution/self-storage',
      label: 'Choose a size',
      words: 'What fits into 9 to 150 square feet.',
    },
  ],
})
