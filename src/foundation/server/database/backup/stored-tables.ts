import type { PoolClient } from 'pg'

/** A table in a backup. All names are quoted, ready for a statement. */
export interface StoredTable {
  name: string
  /** Without generated columns, which the database calculates again. */
  columns: string[]
}

/** Without the job queue, which fills itself at the start, and without unlogged tables. */
const storedTables = `
  select format('%I.%I', nspname, relname) as name, columns
  from pg_class
  join pg_namespace on pg_namespace.oid = relnamespace
  cross join lateral (
    select array_agg(format('%I', attname) order by attnum) as columns
    from pg_attribute
    where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
  ) as written
  where relkind = 'r' and relpersistence = 'p' and nspname !~ '^pg_'
    and nspname not in ('information_schema', 'jobs') and relname <> 'migration'
  order by name`

export async function findStoredTables(client: PoolClient): Promise<StoredTable[]> {
  return (await client.query(storedTables)).rows
}

export interface StoredSequence {
  name: string
  last: string
}

const storedSequences = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
  from pg_sequences
  where schemaname !~ '^pg_' and schemaname <> 'jobs' and last_value is not null
  order by name`

export async function findStoredSequences(client: PoolClient): Promise<StoredSequence[]> {
  return (await client.query(storedSequences)).rows
}

export interface AppliedMigration {
  name: string
  checksum: string
}

export async function findAppliedMigrations(client: PoolClient): Promise<AppliedMigration[]> {
  const { rows } = await client.query(
    'select name, checksum from migration order by name collate "C"',
  )
  return rows
}
