import { sql } from 'kysely'
import type { Policy } from '#foundation/rules/policy.ts'
import type { Db } from '../database/db.ts'
import { takesLock } from '../database/lock-order.ts'

interface PolicyRow {
  number: number
  version: string
  values: Omit<Policy, 'version'>
  adopted_at: Date
  adopted_by: string | null
  reason: string
}

const policyTable = (db: Db) => db.$extendTables<{ policy: PolicyRow }>()

/** The terms for new quotes. Two transactions at the same moment may see different ones. */
export async function currentPolicy(db: Db): Promise<Policy> {
  const row = await policyTable(db)
    .selectFrom('policy')
    .select(['version', 'values'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { ...row.values, version: row.version }
}

/** The same as JSON, for a statement that reads something else too. */
export const currentPolicyJson = sql<Policy>`(
  select values || jsonb_build_object('version', version) from policy order by number desc limit 1
)`

const policyLock = sql.lit(61)

/**
 * Part of a `select` that takes the shared lock of the terms: until the transaction ends, no others
 * can be adopted.
 */
export const sharedPolicyLock = sql`pg_advisory_xact_lock_shared(${policyLock})`

/** Until the transaction ends, nobody can make a booking or adopt other terms. */
export async function lockPolicies(tx: Db): Promise<PolicyRow[]> {
  takesLock('policy')
  await sql`select pg_advisory_xact_lock(${policyLock})`.execute(tx)
  return readPolicies(tx)
}

/** All versions, the newest first. */
export async function readPolicies(db: Db): Promise<PolicyRow[]> {
  return policyTable(db).selectFrom('policy').selectAll().orderBy('number', 'desc').execute()
}

export async function insertPolicy(tx: Db, row: PolicyRow): Promise<void> {
  await policyTable(tx)
    .insertInto('policy')
    .values({ ...row, values: JSON.stringify(row.values) as never })
    .execute()
}

export type { PolicyRow }

/** The terms of the version that a row of another table names. */
export const policyOfVersion = (column: string) =>
  sql<Policy>`(select values || jsonb_build_object('version', version)
    from policy where version = ${sql.ref(column)})`
