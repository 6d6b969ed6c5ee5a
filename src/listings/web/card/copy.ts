export const copy = {
  isNew: 'New',
  rating: (average: number, count: number) =>
    `${average.toFixed(1)} of 5 stars from ${count} reviews`,
  perMonth: 'per month',
  perHour: 'per hour',
  beforeTax: (price: string) => `with tax, ${price} before`,
  allIn: 'The whole sum, with tax',
  whatIsIn: 'What is in it',
  noPrice: 'No price yet',
  autoApproval: 'Auto approval',
  delivery: 'Delivery',
  packing: 'Packing',
  nextPicture: (title: string, at: number, count: number) =>
    `${at} / ${count}: next picture of ${title}`,
  pictureAt: (at: number, count: number) => `${at} / ${count}`,
  untitled: 'Untitled space',
}
