import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import type { PartnerCard, PublicFacts } from '#reviews/rules/facts-wire.ts'

interface PartnerRow {
  card: PartnerCard
  facts: PublicFacts | null
  count: number
  sum: number
}

/** Whether they have a page is for the caller to see: it takes a public space. */
export async function findPartner(db: Db, id: string, now: Date): Promise<PartnerRow | undefined> {
  const { rows } = await sql<PartnerRow>`
    select person.card, public_facts(users.id, ${now}) as facts, rated.count, rated.sum
    from users
    join public_person as person on person.id = users.id
    cross join lateral (
      select count(*)::int as count, coalesce(sum(rating), 0)::int as sum from review
      where subject_id = users.id and state = 'revealed' and author_side = 'renter'
    ) as rated
    where users.id = ${id} and role = 'partner' and suspended_at is null`.execute(db)
  return rows[0]
}
