/** What may never be stored. Accepted by the renter at checkout and printed in the terms. */
export const prohibitedGoods = [
  'Anything alive, and anything that has been: animals, plants, remains',
  'Food and other perishable goods, unless tinned or sealed for long keeping',
  'Explosives, fireworks, ammunition, firearms and other weapons',
  'Gas bottles, petrol, paraffin, paint thinner and other flammable or compressed materials',
  'Chemicals, poisons, asbestos, radioactive, corrosive or biological materials',
  'Loose or damaged lithium batteries, and vehicles with more than a quarter of a tank of fuel',
  'Illegal drugs, stolen or counterfeit goods, and anything it is unlawful to possess',
  'Waste of any kind',
  'Cash, jewellery, deeds, share certificates and things that cannot be replaced',
] as const
