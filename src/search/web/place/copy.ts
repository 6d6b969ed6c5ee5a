import { formatWhole } from '#foundation/rules/text/whole-numbers.ts'
export const copy = {
  title: (town: string) => `Storage in ${town}`,
  description: (town: string, spaces: string, from: string | undefined) =>
    `${spaces} to rent in ${town}: garages, lofts, spare rooms and units${from ? `, from ${from} a month with tax` : ''}. See what they usually cost.`,
  heading: (town: string) => `Storage in ${town}`,
  lead: (spaces: string, county: string | undefined, from: string | undefined) =>
    `${spaces} to rent from people nearby${county ? `, in ${county}` : ''}${from ? `, from ${from} a month with tax` : ''}.`,
  spaces: (count: number, more: boolean) => {
    if (more) return `More than ${formatWhole(count)} spaces`
    return count === 1 ? 'One space' : `${formatWhole(count)} spaces`
  },
  seeAll: 'See all with filters',
  seeMap: 'See them on the map',
  seeBest: 'Best rated first',

  pricesHeading: 'What a month usually costs',
  pricesLead: (town: string) =>
    `In and around ${town}, tax included. A bar covers the middle half of the prices of a size, worked out between them where there are few. The mark is the middle one.`,
  singlePricesLead: (town: string) =>
    `What people in and around ${town} ask for a month, tax included.`,
  size: 'Size',
  typical: 'Usual price',
  between: 'Half of them',
  count: 'Spaces',
  range: (low: string, high: string) => (low === high ? low : `${low} to ${high}`),

  newest: (town: string) => `Close to the middle of ${town}`,
  nearby: 'Storage in towns nearby',
  host: (town: string) => `Room to spare in ${town}?`,
  hostWords:
    'Somebody around the corner is looking for it. List your space for nothing, set your own price, and choose who comes.',
  hostAction: 'List your space',

  home: 'Home',
  allTowns: 'Storage by town',
  townsTitle: 'Storage by town',
  townsDescription:
    'Every town in which somebody rents out a garage, a loft, a spare room or a unit on Holdall, with what storage usually costs there.',
  townsLead: 'Every town in which there is something to rent today.',
  noTowns: 'No town has anything to rent yet. The first space may be yours.',
}
