export const copy = {
  isNew: 'New',
  rating: (average: number, count: number) =>
    `${average.toFixed(1)} of 5 stars from ${count} reviews`,
  perMonth: 'per month',
  perHour: 'per hour',
  withTax: (price: string) => `${price} with tax`,
  allIn: 'The whole sum, with tax',
  whatIsIn: 'What is in it',
  noPrice: 'No price yet',
  autoApproval: 'Auto approval',
  delivery: 'Delivery',
  packing: 'Packing',
  untitled: 'Untitled space',
  loading: 'Loading listings',
}
