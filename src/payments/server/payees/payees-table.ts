import { sql } from 'kysely'
import type { Db } from '#foundation/server/database/db.ts'
import { takesLock } from '#foundation/server/database/lock-order.ts'
import { batched, inOrder } from '#foundation/server/database/side-by-side.ts'
import { type Locked, locked } from '#foundation/server/lives/locked.ts'

export interface PayeeRow {
  user_id: string
  account_id: string | null
  /** Since when an account may be open that we have not heard of. */
  account_asked_at: Date | null
  standing: 'none' | 'incomplete' | 'checking' | 'ready' | 'refused'
  missing: string[]
  bank_name: string | null
  bank_last4: string | null
  /** The provider's fingerprint of a bank account, the same for the same account. */
  bank_mark: string | null
  created_at: Date
  checked_at: Date | null
  reminded_at: Date | null
}

interface DetailsRow {
  user_id: string
  sealed: string
  updated_at: Date
}

const table = (db: Db) => db.$extendTables<{ payee: PayeeRow; seller_details: DetailsRow }>()

export const findPayee = batched(async (db, userIds: readonly string[]) => {
  const rows = await table(db)
    .selectFrom('payee')
    .selectAll()
    .where('user_id', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .execute()
  return inOrder(userIds, rows, byUser)
})

/** Locked until the transaction ends. */
export const lockPayee = batched(async (tx, userIds: readonly string[]) => {
  for (const id of userIds) takesLock('payment', `payee ${id}`)
  const rows = await table(tx)
    .selectFrom('payee')
    .selectAll()
    .where('user_id', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .orderBy('user_id')
    .forUpdate()
    .execute()
  return inOrder(userIds, rows.map(locked), byUser)
})

const byUser = { key: (id: string) => id, row: ({ user_id: id }: PayeeRow) => id }

export async function findPayeeByAccount(db: Db, accountId: string): Promise<PayeeRow | undefined> {
  return table(db)
    .selectFrom('payee')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
}

/** Written before the provider is asked, so that two accounts are never opened. */
export async function openPayee(tx: Db, userId: string, now: Date): Promise<void> {
  await table(tx)
    .insertInto('payee')
    .values({
      user_id: userId,
      account_id: null,
      account_asked_at: null,
      standing: 'none',
      missing: JSON.stringify([]) as never,
      bank_name: null,
      bank_last4: null,
      bank_mark: null,
      created_at: now,
      checked_at: null,
      reminded_at: null,
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function updatePayee(
  tx: Db,
  { user_id: userId }: Locked<PayeeRow>,
  { missing, ...set }: Partial<Omit<PayeeRow, 'user_id'>>,
): Promise<PayeeRow | undefined> {
  return table(tx)
    .updateTable('payee')
    .set({ ...set, ...(missing ? { missing: JSON.stringify(missing) as never } : {}) })
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** The provider still pays them what renters bring later, such as rent that was owed. */
export async function forgetBank(tx: Db, userId: string): Promise<void> {
  await table(tx)
    .updateTable('payee')
    .set({ bank_name: null, bank_last4: null, bank_mark: null })
    .where('user_id', '=', userId)
    .execute()
}

export async function findSellerDetails(db: Db, userId: string): Promise<DetailsRow | undefined> {
  return table(db)
    .selectFrom('seller_details')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function keepSellerDetails(tx: Db, row: DetailsRow): Promise<void> {
  takesLock('payment', `seller ${row.user_id}`)
  const { sealed, updated_at } = row
  await table(tx)
    .insertInto('seller_details')
    .values(row)
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ sealed, updated_at }))
    .execute()
}
