import type { Feature, Position } from 'geojson'

export interface StreetTown {
  name: string
  lat: number
  lng: number
}

export type StreetLayer = 'earth' | 'landuse' | 'water' | 'roads' | 'buildings' | 'places'

/** Kilometres east and north of the town's centre. */
type Offset = readonly [east: number, north: number]

const kmADegree = 111.32
const reachKm = 3
const blockKm = 0.26
const ringsKm = [0.9, 2.2]
const suburbs = ['North', 'East', 'South', 'West']
const endings = ['Street', 'Road', 'Lane', 'Terrace', 'Avenue', 'Row']
const firsts = ['Invented', 'Made-up', 'Imagined', 'Pretend', 'Fictional', 'Example']

/** Invented streets around a real town, by Protomaps' layers. */
export function inventTown(town: StreetTown): Record<StreetLayer, Feature[]> {
  const at = ([east, north]: Offset): Position => [
    town.lng + east / (kmADegree * Math.cos((town.lat * Math.PI) / 180)),
    town.lat + north / kmADegree,
  ]
  const line = (offsets: readonly Offset[], properties: Record<string, unknown>): Feature => ({
    type: 'Feature',
    properties,
    geometry: { type: 'LineString', coordinates: offsets.map(at) },
  })
  const area = (offsets: readonly Offset[], properties: Record<string, unknown>): Feature => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Polygon', coordinates: [offsets.map(at)] },
  })
  return {
    earth: [area(circle(reachKm * 2), { kind: 'earth' })],
    landuse: [
      area(circle(0.35, [-1.2, 1.1]), { kind: 'park', name: 'Invented Park' }),
      area(circle(0.6, [1.9, -1.6]), { kind: 'wood' }),
    ],
    water: [area(river(), { kind: 'river', name: 'Made-up Water' })],
    roads: [
      ...blocks().map(({ name, ends }) => line(ends, { kind: 'minor_road', name, min_zoom: 13 })),
      ...ringsKm.map((km, index) =>
        line(circle(km), { kind: 'major_road', name: `Invented Ring ${index + 1}`, min_zoom: 9 }),
      ),
      line(straight([-reachKm, -0.4], [reachKm, 0.5]), {
        kind: 'major_road',
        name: 'Pretend High Street',
        min_zoom: 8,
      }),
      line(circle(reachKm), { kind: 'highway', ref: 'X1', name: 'Example Way', min_zoom: 6 }),
      line(straight([-1.1, -reachKm], [1.3, reachKm]), { kind: 'rail', min_zoom: 9 }),
      line(straight([-1.5, 0.9], [-0.9, 1.3]), { kind: 'path', min_zoom: 13 }),
    ],
    buildings: houses().map(corners => area(corners, { kind: 'building', min_zoom: 14 })),
    places: [
      place(at([0, 0]), { kind: 'locality', kind_detail: 'city', name: town.name, min_zoom: 7 }),
      ...suburbs.map((side, index) => {
        const turn = (Math.PI / 2) * (1 - index)
        const spot: Offset = [Math.cos(turn) * 1.5, Math.sin(turn) * 1.5]
        return place(at(spot), {
          kind: 'neighbourhood',
          name: `Invented ${side} Quarter`,
          min_zoom: 12,
        })
      }),
    ],
  }
}

function place(coordinates: Position, properties: Record<string, unknown>): Feature {
  return { type: 'Feature', properties, geometry: { type: 'Point', coordinates } }
}

function circle(km: number, [east, north]: Offset = [0, 0]): Offset[] {
  return Array.from({ length: 49 }, (_, index) => {
    const turn = (index / 48) * 2 * Math.PI
    return [east + Math.cos(turn) * km, north + Math.sin(turn) * km] as const
  })
}

function straight(from: Offset, to: Offset): Offset[] {
  return Array.from({ length: 13 }, (_, index) => {
    const share = index / 12
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const
  })
}

function river(): Offset[] {
  const bank = (side: number) =>
    Array.from({ length: 61 }, (_, index): Offset => {
      const north = -reachKm * 1.5 + (index / 60) * reachKm * 3
      return [Math.sin(north * 1.3) * 0.5 + 0.45 + side * 0.03, north]
    })
  const west = bank(-1)
  const first = west[0]
  return [...west, ...bank(1).reverse(), ...(first ? [first] : [])]
}

/** A grid of slightly bent streets, with names that nobody takes for real. */
function blocks(): { name: string; ends: Offset[] }[] {
  const count = Math.floor((reachKm * 0.72) / blockKm)
  const lanes = Array.from({ length: count * 2 + 1 }, (_, index) => (index - count) * blockKm)
  return lanes.flatMap((lane, index) => {
    const half = Math.sqrt((reachKm * 0.74) ** 2 - lane ** 2)
    const bend = (along: number) => lane + Math.sin(along * 1.1 + index) * 0.05
    const runs = Array.from({ length: 25 }, (_, step) => -half + (step / 24) * half * 2)
    return [
      { name: nameOf(index * 2), ends: runs.map((run): Offset => [run, bend(run)]) },
      { name: nameOf(index * 2 + 1), ends: runs.map((run): Offset => [bend(run), run]) },
    ]
  })
}

function nameOf(index: number): string {
  const first = firsts[index % firsts.length]
  return `${first} ${endings[Math.floor(index / firsts.length) % endings.length]}`
}

function houses(): Offset[][] {
  const steps = Array.from({ length: 14 }, (_, index) => (index - 7) * blockKm + blockKm / 2)
  return steps.flatMap(east =>
    steps.flatMap(north =>
      [-0.055, 0.055].map((aside): Offset[] => {
        const [west, south] = [east + aside - 0.022, north - 0.06]
        const [eastEnd, northEnd] = [west + 0.044, south + 0.12]
        return [
          [west, south],
          [eastEnd, south],
          [eastEnd, northEnd],
          [west, northEnd],
          [west, south],
        ]
      }),
    ),
  )
}
