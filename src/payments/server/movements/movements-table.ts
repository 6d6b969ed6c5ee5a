import { sql } from 'kysely'
import { stepOf } from '#foundation/rules/life.ts'
import { type Pence, pence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { batched, inOrder } from '#foundation/server/database/side-by-side.ts'
import { type Change, updateAll } from '#foundation/server/database/update-all.ts'
import type { Which } from '#foundation/server/jobs/deal-with-due.ts'
import { type Locked, locked } from '#foundation/server/lives/locked.ts'
import type { MovementKind, MovementReason, MovementState } from '#payments/rules/console-wire.ts'
import { movementLife } from '#payments/rules/movement-life.ts'
import { payoutHold } from './payout-holds-table.ts'

export interface MovementRow {
  id: string
  kind: MovementKind
  state: MovementState
  booking_id: string
  payment_id: string
  party_id: string
  amount: Pence
  reason: MovementReason
  /** The key of the ledger entry that caused it. A reversal has its payout instead. */
  cause: string | null
  slice: number
  slices: number
  reverses: string | null
  /**
   * The part that does not go through the provider. For a payout this is the part kept for the
   * host's debt, null until it is sent. For a refund it is what was already given back in the
   * provider's dashboard.
   */
  set_off: Pence | null
  due_at: Date
  created_at: Date
  sent_at: Date | null
  done_at: Date | null
  attempts: number
  provider_id: string | null
  last_error: string | null
  /** The reference of a payment outside of the provider. It makes a refund final. */
  hand_reference: string | null
  /**
   * A payout that was being sent when it was no longer wanted. If it turns out to be made, it is
   * taken back.
   */
  recalled: boolean
}

/** The part that goes through the provider. */
export function cashOf({ amount, set_off }: Pick<MovementRow, 'amount' | 'set_off'>): Pence {
  return pence(amount - (set_off ?? 0))
}

export const movements = (db: Db) => db.$extendTables<{ money_movement: MovementRow }>()

export type NewMovement = Pick<
  MovementRow,
  | 'id'
  | 'kind'
  | 'booking_id'
  | 'payment_id'
  | 'party_id'
  | 'amount'
  | 'reason'
  | 'cause'
  | 'due_at'
  | 'created_at'
> &
  Partial<Pick<MovementRow, 'slice' | 'slices' | 'reverses' | 'set_off'>>

/** A movement that exists already does not change, so each cause is owed only once. */
export const insertMovements = batched(
  async (tx, owed: readonly (readonly NewMovement[])[]): Promise<undefined[]> => {
    const values = owed.flat().map(row => ({
      ...waiting,
      set_off: row.kind === 'payout' ? null : pence(0),
      ...row,
    }))
    if (values.length > 0)
      await movements(tx)
        .insertInto('money_movement')
        .values(values)
        .onConflict(conflict => conflict.doNothing())
        .execute()
    return owed.map(() => undefined)
  },
)

const waiting = {
  state: stepOf(movementLife, { from: null, event: 'owe', by: 'clock' }).to,
  slice: 1,
  slices: 1,
  reverses: null,
  sent_at: null,
  done_at: null,
  attempts: 0,
  provider_id: null,
  last_error: null,
  hand_reference: null,
  recalled: false,
}

interface Sendable {
  now: Date
  abandonedBefore: Date
}

/**
 * Movements that are due, and movements whose sender has died, unless something holds them. What was
 * being sent was due before, so both are found in one walk through the index of what is to be made.
 */
const sendable = ({ now, abandonedBefore }: Sendable) => sql`
  state in ('due', 'sending') and due_at <= ${now} and (
    state = ${due.from}
    or (state = ${abandoned.from} and provider_id is null and sent_at < ${abandonedBefore})
  ) and ${payoutHold} is null and not ${waitsForOneTakenBack}`

/**
 * A host is paid again only after the earlier payout of the same payment has been taken back. As a
 * case, because with "or" the database walks through everything to be made, for each movement anew.
 */
const waitsForOneTakenBack = sql`(kind = 'payout' and state = 'due' and exists (
  select from money_movement as back
  where back.payment_id = money_movement.payment_id and case
    when back.kind = 'reversal' then back.state <> 'done'
    else back.recalled and back.state = 'sending'
  end
))`

/** Only to know which locks to take. The rows may have changed once the locks are held. */
export async function findMovementsToSend(
  tx: Db,
  { atMost, except, ...when }: Sendable & Which,
): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select * from money_movement where ${sendable(when)} and id <> all(${except}::uuid[])
    order by due_at limit ${atMost}`.execute(tx)
  return rows
}

/** Of these, the movements that can still be sent. Rows that others have locked are skipped. */
export async function lockMovementsToSend(
  tx: Db,
  { ids, ...when }: Sendable & { ids: readonly string[] },
): Promise<Locked<MovementRow>[]> {
  takesLock('payment')
  const { rows } = await sql<MovementRow>`
    select * from money_movement
    where id = any(${[...ids]}::uuid[]) and ${sendable(when)}
    order by due_at
    for update skip locked`.execute(tx)
  return rows.map(locked)
}

/** Payouts whose sender has died and that are on hold since. */
export async function findAbandonedOnHold(
  db: Db,
  { abandonedBefore, atMost }: { abandonedBefore: Date; atMost: number },
): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select * from money_movement
    where state = ${abandoned.from} and provider_id is null and sent_at < ${abandonedBefore}
      and ${payoutHold} is not null
    order by due_at limit ${atMost}`.execute(db)
  return rows
}

const due = stepOf(movementLife, { from: 'due', event: 'send', by: 'clock' })
const abandoned = stepOf(movementLife, { from: 'sending', event: 'send', by: 'clock' })

/** Compare-and-set: writes nothing if the movement has changed since the caller read it. */
export const writeMovement = batched((tx, changes: readonly Change<MovementRow>[]) =>
  updateAll(tx, 'money_movement', ['id'], changes),
)

export async function findMovement(db: Db, id: string): Promise<MovementRow | undefined> {
  return movements(db)
    .selectFrom('money_movement')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Whether the provider was asked before to pay out this slice of a payment. */
export const wasSentBefore = batched(async (db, payouts: readonly MovementRow[]) => {
  const sent = await movements(db)
    .selectFrom('money_movement')
    .select(['id', 'payment_id', 'slice'])
    .where('payment_id', '=', sql<string>`any(${payouts.map(one => one.payment_id)}::uuid[])`)
    .where('kind', '=', 'payout')
    .where('provider_id', 'is not', null)
    .execute()
  return payouts.map(({ id, payment_id: payment, slice }) =>
    sent.some(one => one.payment_id === payment && one.slice === slice && one.id !== id),
  )
})

export async function findMovementByProvider(
  db: Db,
  providerId: string,
): Promise<MovementRow | undefined> {
  return movements(db)
    .selectFrom('money_movement')
    .selectAll()
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
}

/** Locked until the transaction ends. */
export const lockMovement = batched(async (tx, ids: readonly string[]) => {
  for (const id of ids) takesLock('payment', `movement ${id}`)
  const rows = await movements(tx)
    .selectFrom('money_movement')
    .selectAll()
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return inOrder(ids, rows.map(locked), { key: id => id, row: ({ id }) => id })
})

/** In the order in which they were made, locked until the transaction ends. */
export const lockMovementsOfPayment = batched(async (tx, payments: readonly { id: string }[]) => {
  for (const { id } of payments) takesLock('payment', `movements of payment ${id}`)
  const rows = await movements(tx)
    .selectFrom('money_movement')
    .selectAll()
    .where('payment_id', '=', sql<string>`any(${payments.map(({ id }) => id)}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute()
  return payments.map(({ id }) => rows.filter(row => row.payment_id === id).map(locked))
})

/** In the order in which they were made, locked until the transaction ends. */
export async function lockMovementsOfBooking(
  tx: Db,
  bookingId: string,
): Promise<Locked<MovementRow>[]> {
  takesLock('payment', `movements of ${bookingId}`)
  const rows = await movements(tx)
    .selectFrom('money_movement')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('created_at')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(locked)
}
