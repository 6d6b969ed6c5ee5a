import type { Pool, PoolClient } from 'pg'
import type { DatabaseLog } from '../log.ts'
import { migrate } from '../migrations/migrate.ts'
import { liftLimits } from '../opening/database-client.ts'
import { type Manifest, readManifest, readRows } from './backup-folder.ts'
import { findAppliedMigrations, findStoredTables, type StoredTable } from './stored-tables.ts'

const rowsAtOnce = 500

export interface RestoreOptions {
  folder: string
  /** Where the migrations are. Those made after the backup wait for the next start. */
  migrations: string
  log: DatabaseLog
}

/** Fills an empty database from a backup: all of it, or nothing. */
export async function restore(pool: Pool, options: RestoreOptions): Promise<Manifest> {
  const { folder, migrations: dir, log } = options
  const manifest = await readManifest(folder)
  const through = manifest.migrations.at(-1)?.name ?? ''
  await migrate(pool, { dir, log, through })
  const client = await pool.connect()
  try {
    await liftLimits(client)
    await client.query('begin')
    await refuseUnfit(client, manifest)
    await load(client, folder, manifest)
    await client.query('commit')
    await client.query('analyze')
  } finally {
    client.release(true)
  }
  return manifest
}

async function refuseUnfit(client: PoolClient, manifest: Manifest): Promise<void> {
  const { rowCount } = await client.query('select from audit_event limit 1')
  if (rowCount !== 0) {
    throw new Error('This database is in use: a backup is restored into an empty one')
  }
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const tables = manifest.tables.map(({ name, columns }) => ({ name, columns }))
  const fits =
    same(await findAppliedMigrations(client), manifest.migrations) &&
    same(await findStoredTables(client), tables)
  if (!fits)
    throw new Error('This backup was made by a version of the program that is not this one')
}

/** Triggers and foreign keys are off while rows load; references are checked at the end. */
async function load(client: PoolClient, folder: string, manifest: Manifest): Promise<void> {
  const { tables, sequences } = manifest
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
  const references = await dropReferences(client)
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const table of tables) {
    const rows = await loadTable(client, folder, table)
    if (rows !== table.rows) throw new Error(`The backup of ${table.name} is not whole`)
  }
  for (const { name, last } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint)', [name, last])
  }
  for (const { on, name, definition } of references) {
    await client.query(`alter table ${on} add constraint ${name} ${definition}`)
  }
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
}

async function loadTable(
  client: PoolClient,
  folder: string,
  { name, columns }: StoredTable,
): Promise<number> {
  const insert = `
    insert into ${name} (${columns.join(', ')}) overriding system value
    select ${columns.map(column => `(r).${column}`).join(', ')}
    from (select line::${name} as r from unnest($1::text[]) as line offset 0) as given`
  let count = 0
  let waiting: string[] = []
  const flush = async () => {
    if (waiting.length > 0) await client.query(insert, [waiting])
    waiting = []
  }
  for await (const row of readRows(folder, name)) {
    waiting.push(row)
    count += 1
    if (waiting.length === rowsAtOnce) await flush()
  }
  await flush()
  return count
}

async function dropReferences(client: PoolClient) {
  const { rows } = await client.query<{ on: string; name: string; definition: string }>(`
    select format('%I.%I', nspname, relname) as on, format('%I', conname) as name,
      pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_namespace on pg_namespace.oid = relnamespace
    where contype = 'f' and nspname !~ '^pg_' and nspname <> 'jobs'`)
  for (const { on, name } of rows) await client.query(`alter table ${on} drop constraint ${name}`)
  return rows
}
