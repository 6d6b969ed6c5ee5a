export const copy = {
  perMonth: 'per month',
  perHour: 'per hour',
  withTax: (price: string) => `${price} with tax`,
  noPrice: 'No price yet',
  autoApproval: 'Auto approval',
  delivery: 'Delivery',
  packing: 'Packing',
  untitled: 'Untitled space',
  loading: 'Loading listings',
}
