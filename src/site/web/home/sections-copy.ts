import type { PolicyWords } from '../policy-words.ts'

export const copyUnder = (policy: PolicyWords) => ({
  steps: {
    heading: 'How It Works',
    lead: 'From the first search to the last box, in three steps.',
    find: {
      heading: 'Find the space',
      words:
        'Search by town or postcode. Every result shows its size, its services and its price with tax.',
    },
    book: {
      heading: 'Book your dates',
      words: `Send a request. The partner answers within ${policy.reply}, and you pay only after a yes. Listings with auto approval say yes at once.`,
    },
    moveIn: {
      heading: 'Move in',
      words:
        'Once you have paid you see the exact address and how to get in. Bring your things, or have them collected where the partner offers it.',
    },
  },

  reasons: {
    heading: 'Why choose Holdall',
    lead: 'Six things we hold ourselves to, for people on both sides of the door.',
    points: {
      price: {
        heading: 'Prices with nothing left out',
        words: `The ${policy.tax} tax is in the price you see before you choose, not added on the last page.`,
      },
      pay: {
        heading: 'Pay after the yes',
        words: `A request costs nothing. You pay once the partner has agreed, and you have ${policy.payWindow} to do it.`,
      },
      cancel: {
        heading: 'A way back',
        words: `Cancel up to ${policy.refundWindow} after the start, or before the end of a shorter booking, and everything comes back except a ${policy.fee} fee.`,
      },
      review: {
        heading: 'Looked at by a person',
        words: `Every new listing is reviewed before anybody can book it, usually within ${policy.review}.`,
      },
      address: {
        heading: 'Addresses stay private',
        words:
          'Visitors see the street and the area. The door number is for renters who have paid, or come to an agreed viewing.',
      },
      commission: {
        heading: 'One plain commission',
        words: `Listing is free. Partners keep ${policy.partnerShare} of what they earn, and Holdall keeps ${policy.commission}.`,
      },
    },
  },

  partners: {
    heading: 'Somebody near you needs the room you do not use',
    words: `Set your own price, and choose who comes and when. Of what renters pay you before tax, ${policy.partnerShare} is yours.`,
    start: 'List your space',
    more: 'How letting works',
    terms: 'Read our terms and conditions',
  },
})

export const earningsCopy = {
  heading: 'What could your space earn?',
  lead: 'An estimate from what partners like you ask today.',
  towns: 'The page of your town shows what spaces like yours cost.',
}
