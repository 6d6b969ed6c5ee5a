import type { PolicyWords } from '../policy-words.ts'

export const copyUnder = (policy: PolicyWords) => ({
  above: 'Packing & moving',
  heading: 'Two homes, one van, and no panic',
  lead: 'Some partners bring boxes and wrap what breaks. Some bring the van as well. Ask for both in the same booking as the space, and moving day becomes an ordinary day.',
  actions: [
    { label: 'Find storage with packing', to: '/search' },
    { label: 'Offer packing', to: '/signup' },
  ],
  pointsHeading: 'What packing with a partner means',
  points: {
    boxes: {
      heading: 'Boxes that match',
      words: 'Each listing that offers packing says which box sizes the partner works with.',
    },
    free: packingPriceWords(policy),
    switch: {
      heading: 'Only where it is offered',
      words:
        'The packing switch appears at checkout when the listing offers it, and not otherwise.',
    },
    together: {
      heading: 'Together with the drive',
      words: 'Ask for moving in the same booking, and the same people pack, load and unload.',
    },
    label: {
      heading: 'Labelled by room',
      words: 'Tell the partner how you want it sorted, so that the kettle is not in the last box.',
    },
    list: {
      heading: 'You keep the list',
      words:
        'Write down what went in, with photographs. It helps you find things, and it helps if something is missing.',
    },
  },
  calendar: {
    heading: 'A list for moving day',
    lead: 'What people most often wish they had done earlier.',
    list: [
      {
        heading: 'Two weeks before',
        words:
          'Book the space and the drive. Give away what you would not buy again. Collect small boxes for books.',
      },
      {
        heading: 'One week before',
        words:
          'Pack what you do not use: seasonal clothes, pictures, the good plates. Tell your insurer where your things will be.',
      },
      {
        heading: 'The day before',
        words:
          'Defrost the freezer, drain the washing machine, keep screws in a bag taped to the furniture. Set papers and keys aside.',
      },
      {
        heading: 'On the day',
        words:
          'Photograph each room and each stack. Heavy at the bottom, mattresses upright, an aisle down the middle.',
      },
    ],
  },
  hints: {
    heading: 'Packing hints that cost nothing',
    list: [
      'Books and tools in small boxes, bedding and lampshades in large ones. No box heavier than you can carry up a flight of stairs.',
      'Plates stand upright like records. Glasses upside down, each wrapped, never nested.',
      'Write the room and two words on two sides of each box, not on the lid.',
      'Everything must be dry. One damp tent can spoil a whole wardrobe.',
      'Leave fridges and washing machines ajar, and never store them with water inside.',
      'Passports, jewellery, medicines and what cannot be replaced stay with you.',
    ],
  },
  questionsHeading: 'Good to know',
  questions: [
    {
      id: 'what-is-included',
      question: 'What exactly does the partner do?',
      answer:
        'What the listing says and what you agree with each other. Packing is a service of the partner, not of Holdall, and it differs from one partner to the next.',
    },
    {
      id: 'not-packed',
      question: 'What will nobody pack for me?',
      answer:
        'Anything on the list of prohibited goods in our terms of use: gas bottles, paint, fireworks, food that spoils, cash and the like. Please do not put them in a box yourself either.',
    },
    {
      id: 'breakages',
      question: 'Who pays when something breaks?',
      answer:
        'Holdall does not insure your things. Whoever breaks something by carelessness is responsible for it. Wrap and photograph what you value, and ask the partner what cover they hold.',
    },
  ],
  next: [
    {
      to: '/solution/delivery',
      label: 'How delivery works',
      words: 'Distance, price and who comes to the door.',
    },
    {
      to: '/solution/self-storage',
      label: 'Choose a size',
      words: 'What fits into 9 to 150 square feet.',
    },
    {
      to: '/terms-of-use',
      label: 'What may not be stored',
      words: 'The whole list.',
    },
  ],
})

function packingPriceWords({ packingPrice }: PolicyWords) {
  if (packingPrice === null) {
    return {
      heading: 'Not charged at present',
      words: 'Packing adds nothing to your total today. The checkout shows it as a line of £0.',
    }
  }
  return {
    heading: 'One price for packing',
    words: `Packing adds ${packingPrice} before tax, as a line of its own at the checkout.`,
  }
}
