import type { Database } from '#foundation/server/database/opening/open-database.ts'
import type { Person } from '#test/factories.ts'
import { listingIds, newRenters } from '../../../bench/load/mixed-load.ts'
import { People } from './people.ts'

export interface Crowd {
  people: People
  renters: readonly string[]
}

/** Enough units for everybody, so that only the fault can prevent a booking. */
export async function beginCrowd(
  url: string,
  { pool }: Database,
  { renters, searchers }: { renters: number; searchers: number },
): Promise<Crowd> {
  await pool.query('update listing set storage_number = 100, auto_approve = true')
  const persons: Person[] = await newRenters(url, renters)
  const people = new People(url, await listingIds(url))
  people.begin(persons, searchers)
  return { people, renters: persons.map(({ user }) => user._id) }
}
