import type { Context } from '#foundation/server/context.ts'
import type { TownLink } from '#search/rules/towns.ts'
import { townIndex } from './town-index.ts'
import { withSpaces } from './towns-table.ts'

const inPlace = townIndex.map(town => ({ ...town, km: town.radiusKm }))
const batch = 500

/** The largest first. */
export async function townsWithSpaces(
  { db }: Pick<Context, 'db'>,
  most = Number.POSITIVE_INFINITY,
): Promise<TownLink[]> {
  const found: TownLink[] = []
  for (let at = 0; at < inPlace.length && found.length < most; at += batch) {
    const towns = await withSpaces(db, inPlace.slice(at, at + batch))
    found.push(...towns.map(({ slug, name }) => ({ slug, name })))
  }
  return found.slice(0, most)
}
