import { sql } from 'kysely'
import { type Pence, pence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { PageAfter } from '#foundation/server/database/in-pages.ts'
import type { MovementKind, MovementState } from '#payments/rules/console-wire.ts'
import { holdsWithoutDecision, type PayoutHold } from '#payments/rules/payout-holds.ts'
import { type MovementRow, movements } from './movements-table.ts'
import { payoutHold } from './payout-holds-table.ts'

/** With the reason why a payout is on hold, if there is one. */
export interface ListedMovement extends MovementRow {
  hold: PayoutHold | null
}

export async function movementsOfBooking(db: Db, bookingId: string): Promise<ListedMovement[]> {
  return movements(db)
    .selectFrom('money_movement')
    .selectAll()
    .select(payoutHold.as('hold'))
    .where('booking_id', '=', bookingId)
    .orderBy('due_at')
    .orderBy('id')
    .execute()
}

export async function findListedMovement(db: Db, id: string): Promise<ListedMovement | undefined> {
  return movements(db)
    .selectFrom('money_movement')
    .selectAll()
    .select(payoutHold.as('hold'))
    .where('id', '=', id)
    .executeTakeFirst()
}

export interface MovementQuery {
  kind: MovementKind
  state?: MovementState | undefined
  states?: readonly MovementState[]
  bookingId?: string | undefined
  partyId?: string | undefined
  limit: number
  offset: number
}

const over = ['done', 'dropped'] as const

/** Open movements first, nearest due date at the top. Then finished ones, latest at the top. */
export async function listMovements(db: Db, query: MovementQuery): Promise<ListedMovement[]> {
  return matching(db, query)
    .selectAll()
    .select(payoutHold.as('hold'))
    .orderBy(({ eb }) => eb('state', 'in', over))
    .orderBy(({ eb }) => eb.case().when('state', 'not in', over).then(eb.ref('due_at')).end())
    .orderBy('due_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute()
}

export async function movementsOfParty(
  db: Db,
  partyId: string,
  { after, atMost }: PageAfter,
): Promise<MovementRow[]> {
  return movements(db)
    .selectFrom('money_movement')
    .selectAll()
    .where('party_id', '=', partyId)
    .$if(after !== undefined, query => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(atMost)
    .execute()
}

export async function countMovements(
  db: Db,
  query: Omit<MovementQuery, 'limit' | 'offset'>,
): Promise<number> {
  const row = await matching(db, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

function matching(db: Db, query: Omit<MovementQuery, 'limit' | 'offset'>) {
  const { kind, state, states, bookingId, partyId } = query
  return movements(db)
    .selectFrom('money_movement')
    .where('kind', '=', kind)
    .$if(state !== undefined, q => q.where('state', '=', state ?? 'due'))
    .$if(states !== undefined, q => q.where('state', 'in', [...(states ?? [])]))
    .$if(bookingId !== undefined, q => q.where('booking_id', '=', bookingId ?? ''))
    .$if(partyId !== undefined, q => q.where('party_id', '=', partyId ?? ''))
}

export async function countFailedMovements(db: Db): Promise<number> {
  const row = await movements(db)
    .selectFrom('money_movement')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow()
  return row.count
}

/** Hosts whose due payouts wait for something that the host can fix, with the sums. */
export async function waitingPayouts(
  db: Db,
  { now, partyId, notRemindedSince }: { now: Date; partyId?: string; notRemindedSince?: Date },
): Promise<{ party_id: string; pence: Pence }[]> {
  return movements(db)
    .selectFrom('money_movement')
    .select('party_id')
    .select(({ fn }) => fn.sum<Pence>('amount').as('pence'))
    .where('kind', '=', 'payout')
    .where('state', '=', 'due')
    .where('due_at', '<', now)
    .where(sql<boolean>`coalesce(${payoutHold} = any(${[...holdsWithoutDecision]}::text[]), true)`)
    .$if(partyId !== undefined, query => query.where('party_id', '=', partyId ?? ''))
    .$if(notRemindedSince !== undefined, query =>
      query.where(sql<boolean>`not exists (
        select from payee where user_id = party_id and reminded_at > ${notRemindedSince}
      )`),
    )
    .groupBy('party_id')
    .execute()
}

/** Payouts that need a decision, due or not. */
export async function sumHeldPayouts(
  db: Db,
  partyId?: string,
): Promise<{ count: number; pence: Pence }> {
  const row = await movements(db)
    .selectFrom('money_movement')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<Pence | null>('amount').as('pence'),
    ])
    .where('kind', '=', 'payout')
    .where('state', 'in', ['due', 'held', 'sending'])
    .where(sql<boolean>`${payoutHold} <> all(${[...holdsWithoutDecision]}::text[])`)
    .$if(partyId !== undefined, query => query.where('party_id', '=', partyId ?? ''))
    .executeTakeFirstOrThrow()
  return { count: row.count, pence: row.pence ?? pence(0) }
}

export async function movementsDoneSince(
  db: Db,
  kind: MovementKind,
  since: Date,
): Promise<MovementRow[]> {
  return movements(db)
    .selectFrom('money_movement')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', '=', 'done')
    .where('done_at', '>=', since)
    .execute()
}

/** The sum of the movements of one kind to or from somebody. */
export async function sumMovements(
  db: Db,
  { kind, partyId }: { kind: MovementKind; partyId: string },
): Promise<Pence> {
  const row = await movements(db)
    .selectFrom('money_movement')
    .select(({ fn, eb }) => fn.sum<Pence | null>(eb('amount', '-', eb.ref('set_off'))).as('pence'))
    .where('kind', '=', kind)
    .where('party_id', '=', partyId)
    .where('state', '=', 'done')
    .executeTakeFirstOrThrow()
  return row.pence ?? pence(0)
}

/** For each payout that came back, the movement that took it back. */
export async function reversalsOf(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, MovementRow>> {
  if (ids.length === 0) return new Map()
  const rows = await movements(db)
    .selectFrom('money_movement')
    .selectAll()
    .where('kind', '=', 'reversal')
    .where('state', '=', 'done')
    .where('reverses', 'in', [...ids])
    .execute()
  return new Map(rows.flatMap(row => (row.reverses ? [[row.reverses, row]] : [])))
}

export async function countOpenRefunds(db: Db, renterId: string): Promise<number> {
  const row = await movements(db)
    .selectFrom('money_movement')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'refund')
    .where('party_id', '=', renterId)
    .where('state', 'in', ['due', 'held', 'sending', 'failed'])
    .executeTakeFirstOrThrow()
  return row.count
}
