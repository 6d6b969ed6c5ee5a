import { monthsText } from '../copy.ts'

export const copy = {
  title: 'From where, and for how long?',
  about: 'Each space then shows the whole sum: rent, tax and the collection of your things.',
  from: 'Collect my things from',
  fromHelp: 'A postcode or an address. Leave it empty if you bring them yourself.',
  fromHint: 'For example LS1 4AP',
  months: 'For how long',
  monthsOf: monthsText,
  start: 'From which month',
  apply: 'Show prices',
}
