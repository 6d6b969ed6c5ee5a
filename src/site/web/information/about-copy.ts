import type { PolicyWords } from '../policy-words.ts'

export const copyUnder = (policy: PolicyWords) => ({
  above: 'About us',
  heading: 'Careful with things, plain with people',
  lead: 'Holdall is a marketplace for room. Some people have a garage they do not use; others have a sofa and nowhere to put it. We bring them together, and we handle the booking, the money and the questions.',
  actions: {
    find: { label: 'Find storage', to: '/search' },
    host: { label: 'Let out your space', to: '/signup' },
  },
  what: {
    heading: 'What we do, and what others do',
    lead: 'There are three sides to each booking. It helps to know who is who.',
    roles: [
      {
        heading: 'The partner',
        words:
          'has the space and lets it out: a private person or a business. The listing says which. The partner sets the price, answers requests and opens the door.',
      },
      {
        heading: 'The renter',
        words:
          'has the things and books the space. Your agreement about the storage, and about the drive if there is one, is with the partner.',
      },
      {
        heading: 'Holdall',
        words:
          'runs the place where the two meet: listings, requests, payment, refunds, payouts and help. We do not own the spaces and never hold your things.',
      },
    ],
  },
  money: {
    heading: 'How we earn money',
    paragraphs: [
      `We keep ${policy.commission} of what partners earn from rent, moving and packing, before tax. There is no fee for listing and none for searching.`,
      `Renters pay the rent, the drive and the packing if they ask for them, and ${policy.tax} tax on it all; all of it is in the price from the start. When a paid booking is cancelled in time, ${policy.feeKeeper} keeps a fee of ${policy.fee}.`,
      'No partner can pay to stand higher in the results. Results are sorted by distance, price, stars or age, as you choose. The featured listings on the home page are chosen by us, never for money; among them those of more reliable partners come first, then the newest.',
    ],
  },
  checks: {
    heading: 'What we check, and what we do not',
    columns: { checked: 'We check', open: 'We do not' },
    checked: [
      'Each new listing is looked at by a person before anybody can book it.',
      'A change of address or type goes through the same check again.',
      'Partners who receive payouts prove who they are to our payment provider.',
      'Email addresses are confirmed with a code.',
      'Every report about a listing or a person is read.',
    ],
    open: [
      'We do not visit the spaces.',
      'We do not look into your boxes.',
      'We do not insure stored things or goods on the road.',
      'We do not vouch for how people behave. We act when they misbehave.',
    ],
  },
  principles: {
    heading: 'How we decide',
    points: {
      price: {
        heading: 'The whole price first',
        words: 'Tax and every extra are in the number before you choose, not after.',
      },
      open: {
        heading: 'No dark corners',
        words:
          'No extra is ticked for you, and leaving is as easy as joining. Emails that remind you and help with your account are on, and can be switched off; marketing is off until you switch it on.',
      },
      data: {
        heading: 'Keep little, guard it well',
        words: 'We ask for what a booking needs. No advertising, no tracking, no selling of data.',
      },
      everybody: {
        heading: 'Everybody can use it',
        words:
          'With a keyboard, a screen reader, an old telephone or a slow line. If something stops you, tell us.',
      },
    },
  },
  next: [
    { to: '/support', label: 'Help topics', words: 'Answers about booking, paying and letting.' },
    { to: '/contact', label: 'Contact us', words: 'Write or call; a person answers.' },
    { to: '/terms-of-use', label: 'Terms of use', words: 'The whole agreement, in plain words.' },
  ],
})
