import { sql } from 'kysely'
import { type Pence, pence } from '#foundation/rules/money.ts'
import { asJson } from '#foundation/server/database/as-json.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { batched } from '#foundation/server/database/side-by-side.ts'
import {
  type EntryKind,
  type Line,
  type PartnerEntryKind,
  sharingKinds,
} from '#payments/rules/ledger.ts'
import type { Split } from '#payments/rules/split.ts'

export interface EntryRow {
  id: string
  at: Date
  kind: EntryKind
  key: string
  booking_id: string | null
  /**
   * The payment whose shares change, or of which money was given back in the provider's dashboard.
   * Null for everything else, and in older entries.
   */
  payment_id: string | null
}

export interface NewEntry extends EntryRow {
  lines: readonly Line[]
}

interface LineRow {
  entry_id: string
  account: string
  pence: Pence
}

const table = (db: Db) => db.$extendTables<{ ledger_entry: EntryRow; ledger_line: LineRow }>()

/**
 * Answers false if this event was posted before. It is a single statement, so an entry is never
 * stored in part.
 */
export const insertEntry = batched(async (tx, entries: readonly NewEntry[]) => {
  takesLock('ledger')
  const all = entries.flatMap(({ id: entry_id, lines }) =>
    lines.map(line => ({ entry_id, ...line })),
  )
  const { rows } = await sql<{ entry_id: string }>`
    with entry as (
      insert into ledger_entry (id, at, kind, key, booking_id, payment_id)
      select id, at, kind, key, booking_id, payment_id
      from json_populate_recordset(null::ledger_entry, ${asJson(entries)}::json)
      on conflict (key) do nothing
      returning id
    )
    insert into ledger_line (entry_id, account, pence)
    select entry.id, line.account, line.pence
    from entry
    join json_populate_recordset(null::ledger_line, ${asJson(all)}::json) as line
      on line.entry_id = entry.id
    returning entry_id`.execute(tx)
  const posted = new Set(rows.map(({ entry_id }) => entry_id))
  return entries.map(({ id }) => posted.has(id))
})

export async function isPosted(db: Db, kind: EntryKind, subject: string): Promise<boolean> {
  const row = await table(db)
    .selectFrom('ledger_entry')
    .select('id')
    .where('key', '=', `${kind}:${subject}`)
    .executeTakeFirst()
  return row !== undefined
}

/** The shares of all payments of a booking. */
export async function sharesOfBooking(db: Db, bookingId: string): Promise<Split> {
  const rows = await table(db)
    .selectFrom('ledger_line')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'ledger_line.entry_id')
    .select(sql<string>`split_part(account, ':', 1)`.as('whose'))
    .select(({ fn }) => fn.sum<Pence>('pence').as('pence'))
    .where('booking_id', '=', bookingId)
    .where('kind', 'in', sharingKinds)
    .groupBy('whose')
    .execute()
  return splitOf(rows)
}

type OfBooking = { id: string; booking_id: string }

/**
 * The shares of one payment. Older entries name no payment, because a booking had only one then.
 */
export const sharesOfPayment = batched(async (db, payments: readonly OfBooking[]) => {
  const { rows } = await sql<Share & { id: string }>`
    select paid.id, split_part(account, ':', 1) as whose, sum(pence) as pence
    from unnest(
      ${payments.map(one => one.id)}::uuid[], ${payments.map(one => one.booking_id)}::uuid[]
    ) as paid (id, booking_id)
    join ledger_entry on ledger_entry.booking_id = paid.booking_id
      and (ledger_entry.payment_id = paid.id or ledger_entry.payment_id is null)
    join ledger_line on ledger_line.entry_id = ledger_entry.id
    where kind = any(${[...sharingKinds]})
    group by paid.id, whose`.execute(db)
  return payments.map(({ id }) => splitOf(rows.filter(row => row.id === id)))
})

interface Share {
  whose: string
  pence: Pence
}

function splitOf(rows: readonly Share[]): Split {
  const sums = new Map(rows.map(row => [row.whose, row.pence]))
  const share = (whose: string) => pence(0 - (sums.get(whose) ?? 0))
  return {
    host: share('host'),
    commission: share('commission'),
    tax: share('tax'),
    rounding: share('rounding'),
  }
}

/** The parts of a host's share that went back, and when. */
export async function sharesGone(db: Db, bookingId: string): Promise<PostedLine[]> {
  return table(db)
    .selectFrom('ledger_line')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'ledger_line.entry_id')
    .select(['at', 'kind', 'account', 'pence'])
    .where('booking_id', '=', bookingId)
    .where('kind', 'in', ['cancellation', 'dispute_lost'])
    .where('account', 'like', 'host:%')
    .orderBy('at')
    .execute()
}

/**
 * Refunds for a booking made in the provider's dashboard, and those of them that came back. Older
 * entries name no payment, so they count for every payment of the booking.
 */
export async function outsideRefunds(
  db: Db,
  bookingId: string,
  paymentId?: string,
): Promise<PostedLine[]> {
  return table(db)
    .selectFrom('ledger_line')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'ledger_line.entry_id')
    .select(['at', 'kind', 'account', sql<Pence>`-pence`.as('pence')])
    .where('booking_id', '=', bookingId)
    .where('kind', 'in', ['refund_outside', 'refund_outside_failed'])
    .where('account', '=', 'clearing')
    .$if(paymentId !== undefined, query =>
      query.where(({ eb, or }) =>
        or([eb('payment_id', '=', paymentId ?? null), eb('payment_id', 'is', null)]),
      ),
    )
    .orderBy('at')
    .execute()
}

export interface AccountBalance {
  account: string
  pence: Pence
}

export async function balances(db: Db): Promise<AccountBalance[]> {
  return table(db)
    .selectFrom('ledger_line')
    .select('account')
    .select(({ fn }) => fn.sum<Pence>('pence').as('pence'))
    .groupBy('account')
    .orderBy('account')
    .execute()
}

export async function balanceOfAccount(db: Db, account: string): Promise<Pence> {
  const row = await table(db)
    .selectFrom('ledger_line')
    .select(({ fn }) => fn.sum<Pence | null>('pence').as('pence'))
    .where('account', '=', account)
    .executeTakeFirstOrThrow()
  return row.pence ?? (0 as Pence)
}

export interface PostedLine {
  at: Date
  kind: EntryKind
  account: string
  pence: Pence
}

export interface PartnerLine extends PostedLine {
  kind: PartnerEntryKind
  booking_id: string
}

/** The lines of a partner's account and of their debt, between two instants. */
export async function linesOfPartner(
  db: Db,
  { hostId, from, until }: { hostId: string; from: Date; until: Date },
): Promise<PartnerLine[]> {
  return table(db)
    .selectFrom('ledger_line')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'ledger_line.entry_id')
    .select(['at', 'kind', 'account', 'pence', 'booking_id'])
    .$narrowType<{ booking_id: string; kind: PartnerEntryKind }>()
    .where('account', 'in', [`host:${hostId}`, `debt:${hostId}`])
    .where('at', '>=', from)
    .where('at', '<', until)
    .where('booking_id', 'is not', null)
    .orderBy('at')
    .orderBy('entry_id')
    .orderBy('account', 'desc')
    .execute()
}

/** Bookings whose host share, commission or tax changed in a period, with the sums. */
export async function sharesByBooking(
  db: Db,
  { from, until, bookingIds }: { from: Date; until: Date; bookingIds?: readonly string[] },
): Promise<
  { booking_id: string; account: string; month: string; kind: EntryKind; pence: Pence }[]
> {
  const { rows } = await sql<{
    booking_id: string
    account: string
    month: string
    kind: EntryKind
    pence: Pence
  }>`
    select booking_id, account, kind,
      to_char(at at time zone 'Europe/London', 'YYYY-MM') as month, sum(pence) as pence
    from ledger_line
    join ledger_entry on ledger_entry.id = ledger_line.entry_id
    where at >= ${from} and at < ${until} and booking_id is not null
      and (account like 'host:%' or account in ('commission', 'tax'))
      and (${bookingIds === undefined} or booking_id = any(${[...(bookingIds ?? [])]}::uuid[]))
    group by booking_id, account, kind, month
    order by booking_id, month, account`.execute(db)
  return rows
}

export async function earliestEntryOf(db: Db, account: string): Promise<Date | null> {
  const row = await table(db)
    .selectFrom('ledger_line')
    .innerJoin('ledger_entry', 'ledger_entry.id', 'ledger_line.entry_id')
    .select(({ fn }) => fn.min<Date | null>('at').as('at'))
    .where('account', '=', account)
    .executeTakeFirst()
  return row?.at ?? null
}
