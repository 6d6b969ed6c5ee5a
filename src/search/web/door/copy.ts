import { termText } from '../copy.ts'
import { activeCopy } from '../filters/active-copy.ts'

export const copy = {
  title: 'From where, and for how long?',
  about: 'Each space then shows the whole sum: rent, tax and the collection of your things.',
  from: 'Collect my things from',
  fromHelp: 'A postcode or an address. Leave it empty if you bring them yourself.',
  unknown: 'We did not find this place. Please try a postcode, or choose a town from the list.',
  fromHint: 'For example LS1 4AP',
  per: 'By the month or by the hour',
  pers: { months: 'Months', hours: 'Hours' },
  length: 'For how long',
  lengthOf: (per: 'months' | 'hours', length: number) => String(termText({ [per]: length })),
  month: 'From which month',
  moment: 'From when',
  momentHelp: 'Left empty, from the next full hour. UK time.',
  monthsInstead: 'Only spaces that are free in all of these months',
  daysStay: (from: string, to: string) =>
    `Otherwise the filter that you have chosen stays: ${activeCopy.freeBetween(from, to)}.`,
  apply: 'Show prices',
}
