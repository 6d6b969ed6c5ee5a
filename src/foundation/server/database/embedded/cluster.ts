import { execFile } from 'node:child_process'
import { chown, mkdtemp, readdir, rename, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { flushFolder } from '../../flush-folder.ts'
import type { PostgresBinaries } from './binaries.ts'
import type { ServiceUser } from './service-user.ts'

const run = promisify(execFile)

export const superuser = 'postgres'
const unfinished = 'unfinished-'
const newestWithoutBuiltInLocale = 16

export type NewCluster = {
  home: string
  binaries: PostgresBinaries
  user: ServiceUser | undefined
  durable: boolean
}

/** The folder of the cluster below `home`, or undefined when there is none yet. */
export async function existingCluster(home: string, major: number): Promise<string | undefined> {
  const cluster = join(home, String(major))
  const names = await readdir(home)
  const other = names.find(name => /^\d+$/.test(name) && name !== String(major))
  if (other) {
    throw new Error(
      `The database in ${home} was made by PostgreSQL ${other}, and this is PostgreSQL ${major}. ` +
        'Start the version that made it, back it up, and restore the backup into a new DATA_DIR.',
    )
  }
  const content = await readdir(cluster).catch(() => [])
  if (content.length === 0) return undefined
  await refuseIncomplete(cluster)
  return cluster
}

async function refuseIncomplete(cluster: string): Promise<void> {
  for (const part of ['PG_VERSION', 'global/pg_control']) {
    await stat(join(cluster, part)).catch(cause => {
      throw new Error(
        `The database folder ${cluster} is damaged: ${part} is missing. ` +
          'Restore it from a backup, or move it away to begin with an empty database.',
        { cause },
      )
    })
  }
}

/** A cluster gets its name only once it is complete, so half of one is never taken for a whole. */
export async function createCluster(settings: NewCluster): Promise<string> {
  const { home, binaries, user } = settings
  const cluster = join(home, String(binaries.major))
  const draft = await mkdtemp(join(home, unfinished))
  if (user) await chown(draft, user.uid, user.gid)
  await run(binaries.initdb, initdbArguments(draft, settings), {
    ...user,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  })
  await rmdir(cluster).catch(() => undefined)
  await rename(draft, cluster)
  await flushFolder(home)
  return cluster
}

export async function clearUnfinished(home: string): Promise<number> {
  const leftovers = (await readdir(home)).filter(name => name.startsWith(unfinished))
  for (const name of leftovers) await rm(join(home, name), { recursive: true, force: true })
  return leftovers.length
}

function initdbArguments(draft: string, { binaries, durable }: NewCluster): string[] {
  return [
    `--pgdata=${draft}`,
    `--username=${superuser}`,
    // Only this user and root can enter the folder of the socket.
    '--auth=trust',
    '--encoding=UTF8',
    '--data-checksums',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
    ...(binaries.major > newestWithoutBuiltInLocale
      ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8']),
  ]
}
