import { copyFile, mkdir, rename, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { flushFolder, flushTree } from '../../flush-folder.ts'
import { unlessMissing } from '../../system-error.ts'
import { liftLimits } from '../opening/database-client.ts'
import { copyFolder, type Manifest, writeManifest, writeRows } from './backup-folder.ts'
import { findAppliedMigrations, findStoredSequences, findStoredTables } from './stored-tables.ts'

const fetchedAtOnce = 1000

export interface BackupOptions {
  /** Must not exist yet. It gets this name only when it is complete. */
  folder: string
  /** Where pictures and films are kept, unless a bucket keeps them. */
  mediaFolder?: string
  /** The key that the program generated. Without it sealed values stay sealed. */
  keyFile?: string
}

/** Copies everything as it was at one instant, while the program goes on working. */
export async function backUp(pool: Pool, options: BackupOptions): Promise<Manifest> {
  const { folder, mediaFolder, keyFile } = options
  const draft = await makeDraft(folder)
  const copyMedia = async () =>
    mediaFolder ? copyFolder(mediaFolder, join(draft, 'media')) : false
  // Once before, to catch files that are deleted meanwhile, and once after for new ones.
  await copyMedia()
  const database = await dump(pool, draft)
  const media = await copyMedia()
  const key = keyFile ? await copyIfThere(keyFile, join(draft, 'deployment.key')) : false
  const manifest: Manifest = { format: 1, ...database, media, key }
  await writeManifest(draft, manifest)
  await flushTree(draft)
  await rename(draft, folder)
  await flushFolder(dirname(folder))
  return manifest
}

async function makeDraft(folder: string): Promise<string> {
  const draft = `${folder}.unfinished`
  await mkdir(dirname(folder), { recursive: true })
  // Fails if there is something of that name already.
  await mkdir(folder, { mode: 0o700 })
  await rename(folder, draft).catch(async cause => {
    await rmdir(folder)
    throw new Error(`A backup that was never finished is in the way: ${draft}`, { cause })
  })
  return draft
}

async function dump(pool: Pool, folder: string) {
  const client = await pool.connect()
  try {
    await liftLimits(client)
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query('select now()')
    const tables: Manifest['tables'] = []
    for (const table of await findStoredTables(client)) {
      tables.push({ ...table, rows: await writeRows(folder, table.name, rowsOf(client, table)) })
    }
    const migrations = await findAppliedMigrations(client)
    const sequences = await findStoredSequences(client)
    await client.query('commit')
    return { madeAt: (rows[0].now as Date).toISOString(), migrations, tables, sequences }
  } finally {
    client.release(true)
  }
}

/** As text made by PostgreSQL, which reads it back to the same value for every type. */
async function* rowsOf(client: PoolClient, { name }: { name: string }): AsyncGenerator<string[]> {
  await client.query(`declare reading no scroll cursor for select t::text as row from ${name} as t`)
  for (;;) {
    const { rows } = await client.query(`fetch ${fetchedAtOnce} from reading`)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await client.query('close reading')
}

async function copyIfThere(from: string, to: string): Promise<boolean> {
  const copied = copyFile(from, to).then(() => true)
  return (await unlessMissing(copied)) ?? false
}
