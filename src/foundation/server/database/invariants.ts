import { type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

/** What must hold, in plain words, and the query that finds whatever breaks it. */
export type Invariants = Readonly<Record<string, RawBuilder<unknown>>>

export interface Broken {
  name: string
  subject: string
}

const mostNamed = 100

export async function brokenAmong(db: Db, invariants: Invariants): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const [name, query] of Object.entries(invariants)) {
    const { rows } = await sql<{ subject: string }>`${query} limit ${mostNamed}`.execute(db)
    broken.push(...rows.map(({ subject }) => ({ name, subject })))
  }
  return broken
}
