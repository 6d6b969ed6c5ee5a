import { formatWhole } from '#foundation/rules/text/whole-numbers.ts'
import type { AlertRhythm } from '#search/rules/alert-time.ts'

const spaces = (count: number) => (count === 1 ? '1 space' : `${formatWhole(count)} spaces`)

export const alertWords: Record<AlertRhythm, string> = {
  'at once': 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
  off: 'Never',
}

export const copy = {
  title: 'Saved',
  spaces: 'Saved spaces',
  list: 'Saved spaces',
  count: spaces,
  unavailable: (count: number) =>
    count === 1
      ? 'One more space is not offered at the moment.'
      : `${formatWhole(count)} more spaces are not offered at the moment.`,
  inBrowser: 'Kept in this browser only.',
  logIn: 'Log in to have them everywhere',
  verify: 'Verify your email to have them everywhere',
  emptyTitle: 'No saved spaces yet',
  emptyWords: 'Press the heart on a space to find it here again.',
  find: 'Find storage',
  failed: 'We could not load your saved spaces',

  compare: (title: string) => `Compare ${title}`,
  compareShort: 'Compare',
  compareHow: 'Choose two to four to see them side by side.',
  seeCompared: (count: number) => `See ${formatWhole(count)} side by side`,
  comparing: 'Side by side',
  swipe: (count: number) => `Swipe sideways to see all ${formatWhole(count)}.`,
  comparingFailed: 'They could not be put side by side',
  space: 'Space',
  price: 'Price with tax',
  perMonth: (price: string) => `${price} a month`,
  perHour: (price: string) => `${price} an hour`,
  size: 'Size, drawn to one scale',
  reviews: 'Reviews',
  partner: 'The partner',
  noFacts: 'Too few requests yet to say',
  type: 'Type',
  floor: 'Floor',
  access: 'Access',
  features: 'Features',
  shortest: 'Shortest rental',
  notice: 'Notice',
  services: 'Services',
  collects: 'Collects',
  packs: 'Packs',
  none: '–',

  door: 'Price to your door',
  doorChange: 'Price to your door: change',
  doorAsk: 'Say from where and for how long to see the whole sums.',
  doorFor: (term: string, from: string | undefined) =>
    `Whole sums with tax for ${term}${from ? `, collected from ${from}` : ''}.`,
  cheapest: 'The cheapest of these',

  searches: 'Saved searches',
  searchesEmpty: 'Save a search to hear by email of new spaces, lower prices and freed dates.',
  searchesLogIn: 'Log in to save searches and to hear of new spaces.',
  searchesVerify: 'Verify your email to save searches and to hear of new spaces.',
  searchesFailed: 'We could not load your saved searches',
  show: 'Show what it finds now',
  tell: 'Email me',
  remove: (name: string) => `Delete the search ${name}`,
  removeQuestion: 'Delete this search?',
  removeWords: {
    silent: (name: string) => `“${name}” is then no longer among your saved searches.`,
    writing: (name: string) => `We no longer write to you about “${name}”.`,
  },
  removeNo: 'Keep it',
  removeYes: 'Delete it',

  save: 'Save this search',
  saveAbout: 'We write to you when a space that fits is new, gets cheaper or comes free.',
  name: 'Name of the search',
  saved: 'Saved. You find it under “Saved”.',
  nameOf: (place: string | undefined) => (place ? `Storage near ${place}` : 'Storage'),

  stopTitle: 'End these emails',
  stopFailed: 'We could not look up which emails to end',
  stopQuestion: (name: string) => `Shall we stop writing about “${name}”?`,
  stopWords: 'The search stays saved, and you can turn its emails on again at any time.',
  stop: 'End the emails',
  stopped: (name: string) => `We no longer write to you about “${name}”.`,
  stopUnknown: 'This link is not valid',
  stopUnknownWords:
    'It may have been cut short on its way, or its search has been deleted, which ends its emails. If emails still come, use the link in the newest one, or log in and turn them off under “Saved”.',
  toSaved: 'See what you have saved',
}
