import { pence } from '#foundation/rules/money.ts'
import type { PolicyWords } from '../policy-words.ts'
import { exampleBill } from './example-bill.ts'

export const copyUnder = (policy: PolicyWords) => ({
  above: 'Self storage',
  heading: 'Self storage in a street near you',
  lead: 'A unit on the ring road is not the only answer. Here you rent the garage, the loft or the spare room of somebody around the corner, for as long as you need it.',
  actions: [
    { label: 'Find storage', to: '/search' },
    { label: 'Let out your space', to: '/signup' },
  ],
  pointsHeading: 'Room that fits what you have',
  points: {
    kinds: {
      heading: 'Nine kinds of space',
      words:
        'Garages and lock-ups, self-storage units, warehouses, sheds, spare rooms, basements, lofts, business storage and places for a motor bike.',
    },
    sizes: {
      heading: 'Seven sizes',
      words: 'From a 9 sq ft locker to 150 sq ft. Filter by size, and see it drawn to scale.',
    },
    time: {
      heading: 'By the month or by the hour',
      words: `Months are calendar months; hours are whole hours. A booking with an end lasts ${policy.longestTerm} at most.`,
    },
    access: {
      heading: 'Access in plain words',
      words:
        'Each listing says when you can get in, how you get in, and whether you need a permit to park. Where to park comes with your paid booking.',
    },
    price: {
      heading: 'The price you will pay',
      words: `Results show the rent with the ${policy.tax} tax in it. Nothing is added later.`,
    },
    trader: {
      heading: 'You know who you deal with',
      words: 'Every listing says whether the partner is a private person or a business.',
    },
  },
  sizes: {
    heading: 'Which size do I need?',
    lead: 'A rough guide for things stacked to about head height. When you are between two sizes, take the larger one: it is easier to reach the box at the back.',
    columns: { size: 'Size', metric: 'In metres', fits: 'Roughly fits' },
    rows: [
      ['9 sq ft locker', '0.8 m²', 'Six to eight boxes, or a suitcase and the winter coats'],
      ['25 sq ft', '2.3 m²', 'The contents of a large wardrobe, or a student room without the bed'],
      ['35 sq ft', '3.3 m²', 'A single bed, a desk, a bicycle and about 15 boxes'],
      ['50 sq ft', '4.6 m²', 'The contents of a small one-bedroom flat'],
      ['75 sq ft', '7.0 m²', 'A one-bedroom flat with the sofa and the washing machine'],
      ['125 sq ft', '11.6 m²', 'A two-bedroom house'],
      ['150 sq ft', '13.9 m²', 'A three-bedroom house without the garden shed'],
    ],
  },
  costs: {
    heading: 'What it costs',
    lead: 'The rent, the tax, and moving if you ask for it. The total is rounded to a whole pound.',
    caption: 'A space at £80 a month, booked for three months',
    ...exampleBill({ time: 3, unitPrice: pence(8000), moving: null, policy: policy.terms }),
  },
  questionsHeading: 'Good to know',
  questions: [
    {
      id: 'current-month',
      question: 'I need the space from the middle of a month. Do I pay the whole month?',
      answer:
        'Yes. Monthly bookings run by calendar months, and both the first and the last month are charged whole. For a few days, an hourly booking may cost less.',
    },
    {
      id: 'longer',
      question: 'What if I need it for longer?',
      answer:
        'Open the booking and extend it by the months that follow, at the price of that day; for hours, book those that follow. A booking with an end keeps its price. Without an end, the partner may set a later price, which you learn at least two whole months before.',
    },
    {
      id: 'cover',
      question: 'Are my things insured?',
      answer:
        'Not by Holdall. Ask the insurer of your home contents whether things kept elsewhere are covered, and ask the partner what cover they hold.',
    },
    {
      id: 'look-first',
      question: 'Can I look at the space first?',
      answer:
        'Press “Ask to see it” on the listing and propose up to three dates and times. The photographs, the description and the dimensions are there too.',
    },
  ],
  next: [
    {
      to: '/solution/delivery',
      label: 'Have it collected',
      words: 'No car, or no time? See how delivery works.',
    },
    {
      to: '/solution/for-you',
      label: 'See what fits you',
      words: 'Students, families, traders and travellers.',
    },
    {
      to: '/support',
      label: 'Ask a question',
      words: 'Answers about booking, paying and cancelling.',
    },
  ],
})
