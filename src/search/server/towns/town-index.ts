import { straightKm } from '#foundation/rules/place/distance.ts'
import { fold } from '#foundation/server/places/fold.ts'
import { labelOf, type Town, towns } from '#foundation/server/places/gazetteer-data.ts'

export interface IndexedTown extends Town {
  slug: string
  radiusKm: number
}

/** By the rank of a town: how far around its middle one still says that one lives there. */
const radiusOfRank = [0, 16, 9, 7, 6, 5, 3]
const fewestKmBetween = 1

const taken = new Set<string>()

/** Every town of the country by its address, the largest first; of two of one name the larger keeps it. */
export const townIndex: readonly IndexedTown[] = towns.map(town => {
  const short = slugOf(town.name)
  const slug = taken.has(short) ? slugOf(labelOf(town)) : short
  taken.add(slug)
  return { ...town, slug, radiusKm: radiusOfRank[town.rank] ?? 3 }
})

const bySlug = new Map([...townIndex].reverse().map(town => [town.slug, town]))

export function townBySlug(slug: string): IndexedTown | undefined {
  return bySlug.get(slug)
}

const withinKm = 40
const mostAround = 60
const known = new Map<string, readonly IndexedTown[]>()

/** The towns around, nearest first, the larger ones before villages. They do not move. */
export function townsAround(town: IndexedTown): readonly IndexedTown[] {
  const around = known.get(town.slug) ?? findAround(town)
  known.set(town.slug, around)
  return around
}

function findAround(town: IndexedTown): IndexedTown[] {
  return townIndex
    .map(other => ({ other, km: straightKm(town, other) }))
    .filter(({ other, km }) => other.slug !== town.slug && km <= withinKm && km > fewestKmBetween)
    .sort((one, two) => one.km * one.other.rank - two.km * two.other.rank)
    .slice(0, mostAround)
    .map(({ other }) => other)
}

function slugOf(name: string): string {
  return fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
