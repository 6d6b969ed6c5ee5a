import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from 'pg'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { gaveWay } from '../database-errors.ts'
import type { DatabaseLog } from '../log.ts'
import { liftLimits } from '../opening/database-client.ts'
import { type Migration, MigrationError, readMigrations } from './migration-files.ts'

/** Any number will do that nothing else in the database locks: the letters "hold". */
const migrationLock = 0x686f6c64

/** Short, because every other request queues behind a migration that waits for a lock. */
const lockWaitMs = 800
const pauseMs = 400
const giveUpAfterMs = 10 * minuteMs

type Applied = { name: string; checksum: string }

export type MigrateOptions = {
  dir: string
  log: DatabaseLog
  /** The last one wanted, when a database is to be as it was before. */
  through?: string
}

/** Brings the database up to the newest migration and answers which ones that took. */
export async function migrate(
  pool: Pool,
  { dir, log, through }: MigrateOptions,
): Promise<string[]> {
  const all = await readMigrations(dir)
  const migrations = all.filter(({ name }) => through === undefined || name <= through)
  const client = await pool.connect()
  try {
    await liftLimits(client)
    const done: string[] = []
    // A new database gets them all, which is worth one line and not a hundred.
    const isNew = () => done.length > 0 && done[0] === migrations[0]?.name
    for (;;) {
      const name = await patiently(() => applyNext(client, migrations), log)
      if (name === undefined) break
      done.push(name)
      if (!isNew()) log.info({ migration: name }, 'Migration applied')
    }
    if (isNew()) log.info({ migrations: done.length }, 'Migrations applied to a new database')
    return done
  } finally {
    client.release(true)
  }
}

/** Others may be at work: the migration gives way and starts again. */
async function patiently<Result>(work: () => Promise<Result>, log: DatabaseLog): Promise<Result> {
  const giveUpAt = performance.now() + giveUpAfterMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof MigrationError && gaveWay(error.cause))) throw error
      if (performance.now() > giveUpAt) throw error
      log.info({ reason: error.message }, 'A migration lets others by and is tried again')
    }
    await pause(pauseMs)
  }
}

/**
 * One migration is one transaction, its record included, so an interrupted one leaves nothing. The
 * lock ends with the transaction: of two processes, the later one finds the work already done.
 */
async function applyNext(client: PoolClient, migrations: Migration[]): Promise<string | undefined> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    const next = nextMigration(await appliedMigrations(client), migrations)
    await client.query(`set local lock_timeout = ${lockWaitMs}`)
    if (next) await apply(client, next)
    await client.query('commit')
    return next?.name
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

async function appliedMigrations(client: PoolClient): Promise<Applied[]> {
  await client.query(`
    create table if not exists migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`)
  const { rows } = await client.query(
    'select name, checksum from migration order by name collate "C"',
  )
  return rows
}

/**
 * The applied ones must be the first of the files, unchanged. Those with higher numbers than every
 * file come from a newer version, which keeps everything that this one needs.
 */
function nextMigration(applied: Applied[], migrations: Migration[]): Migration | undefined {
  const files = new Map(migrations.map(migration => [migration.name, migration]))
  const newestFile = migrations.at(-1)?.name ?? ''
  for (const { name, checksum } of applied) {
    const file = files.get(name)
    if (!file && migrations.length > 0 && name > newestFile) continue
    if (!file) {
      throw new MigrationError(`${name} was applied to this database, but its file is missing`)
    }
    if (file.checksum !== checksum) {
      throw new MigrationError(`${name} was changed after it had been applied to this database`)
    }
  }
  const done = new Set(applied.map(({ name }) => name))
  const next = migrations.find(({ name }) => !done.has(name))
  const last = applied.at(-1)?.name
  if (next && last && next.name < last) {
    throw new MigrationError(
      `${next.name} is new, but ${last} was already applied: number it later`,
    )
  }
  return next
}

async function apply(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new MigrationError(`${name} failed: ${reason}`, { cause })
  }
  await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
}
