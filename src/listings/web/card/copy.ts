export const copy = {
  perMonth: 'per month',
  perHour: 'per hour',
  beforeTax: (price: string) => `with tax, ${price} before`,
  allIn: 'The whole sum, with tax',
  whatIsIn: 'What is in it',
  noPrice: 'No price yet',
  autoApproval: 'Auto approval',
  delivery: 'Delivery',
  packing: 'Packing',
  untitled: 'Untitled space',
  loading: 'Loading listings',
}
