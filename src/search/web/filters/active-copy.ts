export const activeCopy = {
  doorWish: (term: string, start: string | undefined, from: string | undefined) =>
    [`${term}${start ? ` from ${start}` : ''}`, from && `collected from ${from}`]
      .filter(Boolean)
      .join(', '),
  freeBetween: (from: string, to: string) =>
    from === to ? `Free on ${from}` : `Free from ${from} to ${to}`,
  thisArea: 'Area on the map',
  sizeOrLarger: (size: string) => `${size} or larger`,
  priceBetween: (from: string, to: string, per: string) => `${from} to ${to} ${per}, before tax`,
  priceFrom: (from: string, per: string) => `From ${from} ${per}, before tax`,
  priceTo: (to: string, per: string) => `Up to ${to} ${per}, before tax`,
}
