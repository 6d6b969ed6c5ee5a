import { createHash } from 'node:crypto'
import { access, chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import type { DatabaseLog } from '../log.ts'
import { canPassThrough, makePrivateFolder, type ServiceUser, serviceUser } from './service-user.ts'

/** For root's database, where the user that runs PostgreSQL cannot reach the data folder. */
export const sharedFolder = '/var/lib/holdall'

const socketName = '.s.PGSQL.5432'
const longestSocketPath = process.platform === 'darwin' ? 103 : 107

/** Where the database of one data folder lives. `home` holds the cluster, by version. */
export type Placement = { home: string; socketDir: string; user: ServiceUser | undefined }

type Recorded = Pick<Placement, 'home' | 'socketDir'>

/** Decides where the database of this data folder lives, and notes it down in the data folder. */
export async function placeDatabase(dataDir: string, log: DatabaseLog): Promise<Placement> {
  const before = await recordedPlacement(dataDir)
  const home = before?.home ?? (await chooseHome(dataDir))
  const user = await serviceUser(home)
  if (!isInside(dataDir, home)) {
    log.warn(
      { dataDir, database: home, uid: user?.uid },
      'PostgreSQL cannot run as root and its user cannot reach DATA_DIR: the database lives elsewhere',
    )
  }
  if (before) await refuseMissing(dataDir, before.home)
  await makePrivateFolder(home, user)
  if (before) await removeOutsideSocketDir(before)

  const socketDir = await chooseSocketDir(home)
  await makePrivateFolder(socketDir, user)
  await record(dataDir, { home, socketDir })
  return { home, socketDir, user }
}

export async function recordedPlacement(dataDir: string): Promise<Recorded | undefined> {
  try {
    const { home, socketDir } = JSON.parse(await readFile(recordFile(dataDir), 'utf8'))
    return { home: resolve(dataDir, home), socketDir: resolve(dataDir, socketDir) }
  } catch {
    return undefined
  }
}

/** A socket folder outside the data is temporary; one inside goes with the data. */
export async function removeOutsideSocketDir({ home, socketDir }: Recorded): Promise<void> {
  if (dirname(socketDir) !== home) await rm(socketDir, { recursive: true, force: true })
}

/** A folder outside is never used twice: deleting DATA_DIR means starting again. */
async function chooseHome(dataDir: string): Promise<string> {
  const inside = join(dataDir, 'postgres')
  const user = await serviceUser(inside)
  if (!user || (await canPassThrough(user, dataDir))) return inside

  await mkdir(sharedFolder, { recursive: true })
  await chmod(sharedFolder, 0o755)
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  return mkdtemp(join(sharedFolder, `${hash}-`))
}

async function refuseMissing(dataDir: string, home: string): Promise<void> {
  await access(home).catch(cause => {
    throw new Error(
      `The database of ${dataDir} should be in ${home}, which is gone. Put it back, ` +
        `or remove ${recordFile(dataDir)} to begin with an empty database.`,
      { cause },
    )
  })
}

async function chooseSocketDir(home: string): Promise<string> {
  const inside = join(home, 'socket')
  if (fits(inside)) return inside
  const base = [tmpdir(), '/tmp'].find(folder => fits(join(folder, 'holdall-XXXXXX')))
  if (!base) throw new Error('No folder has a path short enough for the socket of PostgreSQL')
  return mkdtemp(join(base, 'holdall-'))
}

function fits(socketDir: string): boolean {
  return Buffer.byteLength(socketIn(socketDir)) <= longestSocketPath
}

export function socketIn(socketDir: string): string {
  return join(socketDir, socketName)
}

/** Paths inside the data folder are noted relative to it, so that the folder can be moved. */
async function record(dataDir: string, { home, socketDir }: Recorded): Promise<void> {
  const noted = {
    home: relativeInside(dataDir, home),
    socketDir: relativeInside(dataDir, socketDir),
  }
  const draft = `${recordFile(dataDir)}.draft`
  await writeFile(draft, `${JSON.stringify(noted, null, 2)}\n`)
  await rename(draft, recordFile(dataDir))
}

function relativeInside(dataDir: string, path: string): string {
  return isInside(dataDir, path) ? relative(dataDir, path) : path
}

export function isInside(dataDir: string, path: string): boolean {
  return path.startsWith(`${dataDir}/`)
}

function recordFile(dataDir: string): string {
  return join(dataDir, 'database-placement.json')
}
