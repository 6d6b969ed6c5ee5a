import { daysToCollect } from '#bookings/rules/days-to-collect.ts'

export const copy = {
  about: 'Free at the same time, as large or larger, nearby and at no higher price.',
  rest: 'Free for the time that is left, as large or larger, nearby and at no higher rent.',
  restOfMonth: `This month is charged in full. If it ends within ${daysToCollect} days and another follows, the space begins with that one.`,
  withoutServices: 'Moving and packing are not included.',
  loading: 'Looking for other spaces',
  failed: 'We could not look for other spaces',
  none: 'We found no other space nearby that is free then and costs no more.',
  search: 'Search for storage',
  ask: 'Ask for this one',
  total: (total: string) => `${total} in total`,
  question: (title: string) => `Ask for ${title}?`,
  sure: (total: string, when: string) =>
    `${when}, ${total} in total. What you agreed to for the first space counts for this one too.`,
  sureOfRest: (total: string, until: string) =>
    `For the time that is left, ${until}, ${total} in total. What you agreed to for the first space counts for this one too.`,
  changed: {
    price: 'The price has changed. Please look at it and ask again.',
    terms:
      'Our terms have changed since you booked. Open the space to read them and to book it there.',
  },
  open: 'Open the space',
  yes: 'Ask for it',
  no: 'Not this one',
  done: 'Storage listing successfully booked',
  instead: 'Free on your dates instead',
  insteadAbout: 'As large or larger, nearby and at no higher price.',
  take: 'Book this one',
}
