import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Migration = { name: string; sql: string; checksum: string }

/** The set of migrations, or one of them, is not what the database was built with. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

const fileName = /^(\d{3})-[a-z0-9-]+\.sql$/
const ownTransaction = /^\s*(begin|start transaction|commit|rollback)\s*;/im

/** Reads the migrations of a folder in the order of their numbers. */
export async function readMigrations(dir: string): Promise<Migration[]> {
  const names = (await readdir(dir)).filter(name => name.endsWith('.sql')).sort()
  refuseBadNames(names)
  return Promise.all(names.map(name => readMigration(dir, name)))
}

function refuseBadNames(names: string[]): void {
  const seen = new Map<string, string>()
  for (const name of names) {
    const number = fileName.exec(name)?.[1]
    if (!number) throw new MigrationError(`${name} is not named like 001-what-it-does.sql`)
    const twin = seen.get(number)
    if (twin) throw new MigrationError(`${twin} and ${name} have the same number`)
    seen.set(number, name)
  }
}

async function readMigration(dir: string, name: string): Promise<Migration> {
  // A checkout on Windows may have other line ends.
  const sql = (await readFile(join(dir, name), 'utf8')).replaceAll('\r\n', '\n')
  if (ownTransaction.test(sql)) {
    throw new MigrationError(`${name} must not begin or end a transaction: it already runs in one`)
  }
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
}
