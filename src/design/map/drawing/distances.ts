export interface Distance {
  metres: number
  words: string
}

const yard = 0.9144
const mile = 1609.344

/** Usual distances for people in the United Kingdom, shortest first. */
export const distances: readonly Distance[] = [
  { metres: 50 * yard, words: '50 yards' },
  { metres: 100 * yard, words: '100 yards' },
  { metres: 200 * yard, words: '200 yards' },
  { metres: mile / 4, words: '¼ mile' },
  { metres: mile / 2, words: '½ mile' },
  { metres: 0.75 * mile, words: '¾ mile' },
  { metres: mile, words: '1 mile' },
  { metres: 1.5 * mile, words: '1½ miles' },
  { metres: 2 * mile, words: '2 miles' },
  { metres: 3 * mile, words: '3 miles' },
  { metres: 5 * mile, words: '5 miles' },
  { metres: 10 * mile, words: '10 miles' },
  { metres: 20 * mile, words: '20 miles' },
  { metres: 50 * mile, words: '50 miles' },
  { metres: 100 * mile, words: '100 miles' },
  { metres: 200 * mile, words: '200 miles' },
]

const metresRoundTheWorld = 40_075_016.686
const tilePixels = 512
const mostRings = 3

export function metresPerPixel(lat: number, zoom: number): number {
  const round = metresRoundTheWorld * Math.cos((lat * Math.PI) / 180)
  return round / (tilePixels * 2 ** zoom)
}

/** The longest round distance that still fits. */
export function scaleFor(metresAPixel: number, longestPixels: number): Distance {
  const [shortest] = distances
  const fitting = distances.filter(({ metres }) => metres / metresAPixel <= longestPixels)
  return fitting.at(-1) ?? shortest ?? { metres: 50 * yard, words: '50 yards' }
}

export interface RingSizes {
  metresAPixel: number
  /** From the centre of the map to its corner. */
  reachPixels: number
  /** From the centre of the map to the centre of the rings. */
  awayPixels: number
}

/** Rings that are visible and large enough to read. */
export function ringsFor({ metresAPixel, reachPixels, awayPixels }: RingSizes): Distance[] {
  return distances
    .filter(({ metres }) => {
      const pixels = metres / metresAPixel
      return pixels >= 56 && Math.abs(pixels - awayPixels) <= reachPixels
    })
    .slice(0, mostRings)
}

/** `0.4 miles`; short distances are in yards. */
export function distanceInWords(metres: number): string {
  const milesAway = metres / mile
  if (milesAway < 0.15) return `${Math.max(10, Math.round(metres / yard / 10) * 10)} yards`
  const rounded = milesAway < 10 ? Math.round(milesAway * 10) / 10 : Math.round(milesAway)
  return rounded === 1 ? '1 mile' : `${rounded} miles`
}
