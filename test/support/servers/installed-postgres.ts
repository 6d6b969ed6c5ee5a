import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { binariesAt, type PostgresBinaries } from '#foundation/server/database/embedded/binaries.ts'

const oldestVersion = 15
const installations = '/usr/lib/postgresql'

/** The oldest PostgreSQL installed here that we support, if there is one. */
export function installedPostgres(): PostgresBinaries | undefined {
  if (!existsSync(installations)) return undefined
  return readdirSync(installations)
    .filter(version => Number(version) >= oldestVersion)
    .sort((a, b) => Number(a) - Number(b))
    .map(version => binariesAt(join(installations, version), version))
    .find(({ initdb }) => existsSync(initdb))
}
