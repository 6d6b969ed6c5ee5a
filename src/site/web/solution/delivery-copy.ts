import { pence } from '#foundation/rules/money.ts'
import type { PolicyWords } from '../policy-words.ts'
import { exampleBill } from './example-bill.ts'

export const copyUnder = (policy: PolicyWords) => ({
  above: 'Delivery',
  heading: 'From your door to the space, without hiring a van',
  lead: 'Many partners also collect. Switch on Delivery (on a phone: Moving) while you search, give the pickup address when you book, and the price of the drive is in the total before you agree to anything.',
  actions: [
    { label: 'Find storage with delivery', to: '/search' },
    { label: 'Offer delivery', to: '/signup' },
  ],
  pointsHeading: 'One booking, the drive included',
  points: {
    price: {
      heading: 'Priced by distance',
      words:
        'The partner names a cost per kilometre. We work out the distance from your pickup address to the place on the map, one way.',
    },
    known: {
      heading: 'Known before you book',
      words:
        'Checkout shows the distance in kilometres and miles, and the cost breakdown what it costs.',
    },
    vehicle: {
      heading: 'The right vehicle',
      words: 'Each listing says what comes to your door, from a small van to a Luton.',
    },
    people: {
      heading: 'You know who rings',
      words:
        'As soon as the drive is planned, you see the first name of the driver and the registration of the vehicle.',
    },
    follow: {
      heading: 'You can follow it',
      words: 'The booking shows each step: paid for, driver found, collected, delivered.',
    },
    safe: {
      heading: 'Your address stays private',
      words:
        'The partner sees the pickup address once the booking is approved, the driver once they are chosen. Other users never see it.',
    },
  },
  steps: {
    heading: 'How delivery works',
    list: [
      { heading: 'Search with Delivery on', words: 'You see the spaces whose partners collect.' },
      {
        heading: 'Give the pickup address',
        words: 'At checkout, with the postcode. The price appears at once.',
      },
      {
        heading: 'Agree on the day',
        words:
          'The start of your booking is proposed. The partner plans day and time, and you are told.',
      },
      {
        heading: 'Hand over',
        words: 'The driver collects, and the booking tells you when all is in the space.',
      },
    ],
  },
  costs: {
    heading: 'What it costs',
    lead: 'Cost per kilometre times the distance, one way. It is part of the subtotal, so the tax is worked out on it too.',
    caption: 'A space at £80 for one month, collected 12 km (7.5 miles) away',
    ...exampleBill({
      time: 1,
      unitPrice: pence(8000),
      moving: { costPerKm: pence(150), distanceKm: 12 },
      policy: policy.terms,
    }),
  },
  questionsHeading: 'Good to know',
  questions: [
    {
      id: 'who-drives',
      question: 'Who drives?',
      answer:
        'The partner, or a driver whom the partner has entered on Holdall with name, vehicle and licence. The drive is an agreement between you and the partner.',
    },
    {
      id: 'carry',
      question: 'Do they carry things down the stairs?',
      answer:
        'That is for you and the partner to agree. Write what there is, how heavy it is and how many floors there are under Messages before the day.',
    },
    {
      id: 'in-transit',
      question: 'What if something breaks on the way?',
      answer:
        'Holdall does not insure goods in transit. Ask the partner what cover they hold, take photographs before the hand-over, and tell us if you cannot settle it between you.',
    },
    {
      id: 'way-back',
      question: 'Can I have my things brought back as well?',
      answer:
        'The booked drive is one way, to the space. Ask the partner about the way back when your booking ends.',
    },
  ],
  next: [
    {
      to: '/solution/packing-moving',
      label: 'Have it packed too',
      words: 'Boxes, wrapping and a list for moving day.',
    },
    {
      to: '/solution/self-storage',
      label: 'Choose a size',
      words: 'What fits into 9 to 150 square feet.',
    },
    {
      to: '/support',
      label: 'Ask a question',
      words: 'Answers about booking, paying and cancelling.',
    },
  ],
})
