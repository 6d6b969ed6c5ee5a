import { randomUUID } from 'node:crypto'
import {
  access,
  constants,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  utimes,
  writeFile,
} from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { isSystemError, unlessMissing } from '../../system-error.ts'
import type { DatabaseLog } from '../log.ts'
import { processIdentity, processPlace } from './process-identity.ts'

const Holder = z.object({
  pid: z.int(),
  startedAt: z.string(),
  /** Both are missing in claims of earlier versions, which knew of no other place. */
  host: z.string().optional(),
  place: z.string().optional(),
})
type Holder = z.infer<typeof Holder>

export type DataDirLock = { release(): Promise<void> }

export interface LockOptions {
  log?: DatabaseLog
  /** Another process has taken the folder over, because this one stood still for too long. */
  onLost?: () => void
  here?: { host: string; place: string }
  beatMs?: number
  deadAfterMs?: number
}

const usualBeatMs = 4_000
/** Long enough for a holder whose disk or machine is slow. */
const usualDeadAfterMs = 20_000

/** Another live process already works on this data folder. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse'

  constructor(dataDir: string, { pid, host }: Holder, isElsewhere: boolean) {
    const where = isElsewhere ? ` on ${host}` : ''
    super(
      `The data folder ${dataDir} is in use by another Holdall (process ${pid}${where}). ` +
        'Stop that one first, or give this one a DATA_DIR of its own.',
    )
  }
}

/**
 * Takes the data folder for this process. Lock files are numbered and the highest number holds the
 * lock. Numbers only grow, so two processes that find a dead holder at once cannot both follow it.
 * The holder touches its file again and again, for those who cannot look for it among their own
 * processes: they are in another container or on another host.
 */
export async function lockDataDir(
  dataDir: string,
  options: LockOptions = {},
): Promise<DataDirLock> {
  const folder = join(dataDir, 'lock')
  await makeWritable(folder)
  const startedAt = await processIdentity(process.pid)
  if (startedAt === undefined) throw new Error('This process cannot be identified')
  const here = options.here ?? { host: hostname(), place: await processPlace() }
  const claim = JSON.stringify({ pid: process.pid, startedAt, ...here } satisfies Holder)

  for (;;) {
    const current = await highestNumber(folder)
    const file = join(folder, String(current))
    const holder = await readHolder(file)
    const isElsewhere = holder?.place !== undefined && holder.place !== here.place
    if (holder && (isElsewhere ? await isBeating(file, holder, options) : await isAlive(holder))) {
      throw new DataDirInUse(dataDir, holder, isElsewhere)
    }
    const mine = current + 1
    if (!(await createWhole(folder, mine, claim))) continue
    if ((await highestNumber(folder)) !== mine) {
      await rm(join(folder, String(mine)), { force: true })
      continue
    }
    await removeBelow(folder, mine)
    return hold(folder, mine, options)
  }
}

function hold(folder: string, mine: number, options: LockOptions): DataDirLock {
  const { onLost, beatMs = usualBeatMs } = options
  const timer = setInterval(async () => {
    const now = new Date()
    // Whoever takes the folder over removes this file, and so does whoever deletes the folder.
    await utimes(join(folder, String(mine)), now, now).catch(() => undefined)
    const highest = await highestNumber(folder).catch(() => mine)
    if (highest <= mine) return
    clearInterval(timer)
    onLost?.()
  }, beatMs)
  timer.unref()
  return {
    async release() {
      clearInterval(timer)
      await replaceWhole(folder, mine, '{}')
    },
  }
}

async function isAlive({ pid, startedAt }: Holder): Promise<boolean> {
  return (await processIdentity(pid)) === startedAt
}

/** Watched rather than compared with the time, on which two hosts need not agree. */
async function isBeating(file: string, { host }: Holder, options: LockOptions): Promise<boolean> {
  const { log, beatMs = usualBeatMs, deadAfterMs = usualDeadAfterMs } = options
  const before = await touchedAt(file)
  const most = Math.ceil(deadAfterMs / 1000)
  log?.warn(
    { file, host },
    `The data folder was last used on ${host}, which may still run: waiting up to ${most} seconds for a sign of it`,
  )
  for (let waited = 0; waited < deadAfterMs; waited += beatMs / 4) {
    await pause(beatMs / 4)
    // It may have been released or taken over meanwhile.
    if ((await touchedAt(file)) !== before) return (await readHolder(file)) !== undefined
  }
  log?.warn({ file, host }, 'No sign of it: its database is taken over')
  return false
}

/** By an open file, of which a network drive keeps no old answer. */
async function touchedAt(file: string): Promise<number | undefined> {
  const handle = await unlessMissing(open(file))
  try {
    return (await handle?.stat())?.mtimeMs
  } finally {
    await handle?.close()
  }
}

async function makeWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch (cause) {
    throw new Error(`The data folder cannot be written by this user: ${folder}`, { cause })
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    return Holder.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

async function numbers(folder: string): Promise<number[]> {
  const names = await readdir(folder)
  return names.filter(name => /^\d+$/.test(name)).map(Number)
}

async function highestNumber(folder: string): Promise<number> {
  return Math.max(0, ...(await numbers(folder)))
}

/** Creates the file with all its content at once; false when the number is already taken. */
async function createWhole(folder: string, number: number, content: string): Promise<boolean> {
  const draft = await writeDraft(folder, content)
  try {
    await link(draft, join(folder, String(number)))
    return true
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Kept after release: if the file were deleted, a number could come twice. */
async function replaceWhole(folder: string, number: number, content: string): Promise<void> {
  await rename(await writeDraft(folder, content), join(folder, String(number)))
}

async function writeDraft(folder: string, content: string): Promise<string> {
  const draft = join(folder, `draft-${randomUUID()}`)
  await writeFile(draft, content)
  return draft
}

async function removeBelow(folder: string, number: number): Promise<void> {
  const outdated = (await numbers(folder)).filter(other => other < number)
  await Promise.all(outdated.map(other => rm(join(folder, String(other)), { force: true })))
}
