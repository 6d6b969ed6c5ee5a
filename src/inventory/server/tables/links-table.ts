import { sql } from 'kysely'
import { asJson } from '#foundation/server/database/as-json.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { InventorySide } from '#inventory/rules/inventory-terms.ts'
import type { LinkContent } from './link-content.ts'

type LinkEvent = 'recorded' | 'confirmed' | 'objected' | 'withdrawn'

interface LinkRow {
  id: string
  booking_id: string
  number: number
  record_id: string
  event: LinkEvent
  side: InventorySide
  person_id: string
  at: Date
  digest: Buffer
  hash: Buffer
}

export interface LinkWithContent extends LinkRow {
  /** Null once it was deleted. */
  content: LinkContent | null
}

type NewLink = Omit<LinkRow, 'number' | 'digest' | 'hash'> & { content: LinkContent }

const table = (db: Db) =>
  db.$extendTables<{
    inventory_link: LinkRow
    inventory_content: { link_id: string; content: LinkContent }
  }>()

/** The database computes the hashes. The caller holds the lock of the booking. */
export async function insertLink(
  tx: Db,
  { id, booking_id, record_id, event, side, person_id, at, content }: NewLink,
): Promise<Pick<LinkRow, 'number' | 'hash'>> {
  const written = asJson(content)
  const { rows } = await sql<Pick<LinkRow, 'number' | 'hash'>>`
    with link as (
      insert into inventory_link (id, booking_id, record_id, event, side, person_id, at, digest)
      values (
        ${id}, ${booking_id}, ${record_id}, ${event}, ${side}, ${person_id}, ${at},
        inventory_digest(${written}::jsonb)
      )
      returning id, number, hash
    ), kept as (
      insert into inventory_content (link_id, content) select id, ${written}::jsonb from link
    )
    select number, hash from link`.execute(tx)
  const [link] = rows
  if (!link) throw new Error('One link was inserted, and none came back')
  return link
}

/** In the order of the chain. */
export async function linksOf(db: Db, bookingId: string): Promise<LinkWithContent[]> {
  return table(db)
    .selectFrom('inventory_link')
    .leftJoin('inventory_content', 'link_id', 'id')
    .selectAll('inventory_link')
    .select('content')
    .where('booking_id', '=', bookingId)
    .orderBy('number')
    .execute()
}

export interface CheckedLink extends LinkWithContent {
  /** What the hash is over, after the hash before it, and what the digest is over. */
  line: string
  content_text: string | null
  fault: 'gap' | 'link' | 'content' | null
}

/** With everything computed anew. */
export async function checkedLinks(db: Db, bookingId: string): Promise<CheckedLink[]> {
  const { rows } = await sql<CheckedLink>`
    select link.*, inventory_line(link) as line, content, content::text as content_text, fault
    from inventory_link as link
    left join inventory_content on link_id = link.id
    left join (
      select id, fault from broken_inventory_link where booking_id = ${bookingId}
    ) as broken on broken.id = link.id
    where link.booking_id = ${bookingId}
    order by link.number`.execute(db)
  return rows
}

export interface AuditedLink {
  number: number
  hash: string
  kind: string
}

/** What the sealed audit log holds about the chain of a booking. */
export async function auditedLinks(db: Db, bookingId: string): Promise<AuditedLink[]> {
  const { rows } = await sql<AuditedLink>`
    select (details->>'link')::int as number, details->>'hash' as hash, details->>'kind' as kind
    from audit_event
    where subject_type = 'booking' and subject_id = ${bookingId}
      and action like 'inventory.%' and details ? 'link'
    order by position`.execute(db)
  return rows
}

/** The links stay: they name only hashes. */
export async function deleteContentsOf(tx: Db, personId: string): Promise<void> {
  await sql`
    delete from inventory_content using inventory_link
    where link_id = id and person_id = ${personId}`.execute(tx)
}
