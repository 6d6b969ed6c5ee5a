import { straightKm } from '#foundation/rules/place/distance.ts'
import { fold } from '#foundation/server/places/fold.ts'
import { labelOf, type Town, towns } from '#foundation/server/places/gazetteer-data.ts'

export interface IndexedTown extends Town {
  slug: string
  radiusKm: number
}

/** In km by the rank of a town: how far out people still say that they live in it. */
const radiusOfRank = [0, 16, 9, 7, 6, 5, 3]
const fewestKmBetween = 1

const taken = new Set<string>()

/** The largest first, so of two towns of one name the larger has the short address. */
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

/** Nearest first, with larger towns before villages. Kept, because it never changes. */
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
