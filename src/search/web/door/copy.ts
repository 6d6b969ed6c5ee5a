const months = (count: number) => (count === 1 ? '1 month' : `${count} months`)

export const copy = {
  open: 'Price to your door',
  title: 'From where, and for how long?',
  about: 'Each space then shows the whole sum: rent, tax and the collection of your things.',
  from: 'Collect my things from',
  fromHelp: 'A postcode or an address. Leave it empty if you bring them yourself.',
  fromHint: 'For example LS1 4AP',
  months: 'For how long',
  monthsOf: months,
  start: 'From which month',
  apply: 'Show prices',
}
