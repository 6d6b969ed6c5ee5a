import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { binariesAt, type PostgresBinaries } from '#foundation/server/database/embedded/binaries.ts'

const OLDEST_VERSION = 15
const INSTALLATIONS = '/usr/lib/postgresql'

/** The oldest PostgreSQL installed here that we support, if there is one. */
export function installedPostgres(): PostgresBinaries | undefined {
  if (!existsSync(INSTALLATIONS)) return undefined
  return readdirSync(INSTALLATIONS)
    .filter(version => Number(version) >= OLDEST_VERSION)
    .sort((a, b) => Number(a) - Number(b))
    .map(version => binariesAt(join(INSTALLATIONS, version), version))
    .find(({ initdb }) => existsSync(initdb))
}
