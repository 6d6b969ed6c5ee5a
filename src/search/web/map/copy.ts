export const copy = {
  preview: 'Chosen on the map',
  closePreview: 'Close',
  withTax: 'with tax',
  total: (term: string) => `for ${term}`,
  pinToDoor: (title: string, price: string, term: string) => `${title}, ${price} for ${term}`,
  map: 'Map of the results',
  searchThisArea: 'Search this area',
  pin: (title: string, price: string, per: string) => `${title}, ${price} ${per} with tax`,
  untitled: 'Untitled space',
  perHour: 'per hour',
  perMonth: 'per month',
}
