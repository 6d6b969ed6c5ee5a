import { randomUUID } from 'node:crypto'
import {
  access,
  constants,
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { join } from 'node:path'
import { isSystemError } from '../../system-error.ts'
import { processIdentity } from './process-identity.ts'

type Holder = { pid: number; startedAt: string }

export type DataDirLock = { release(): Promise<void> }

/** Another live process already works on this data folder. */
export class DataDirInUse extends Error {
  override name = 'DataDirInUse'
  readonly pid: number

  constructor(dataDir: string, pid: number) {
    super(
      `The data folder ${dataDir} is in use by another Holdall (process ${pid}). ` +
        'Stop that one first, or give this one a DATA_DIR of its own.',
    )
    this.pid = pid
  }
}

/**
 * Takes the data folder for this process. Lock files are numbered and the highest number holds the
 * lock. Numbers only grow, so two processes that find a dead holder at once cannot both follow it.
 */
export async function lockDataDir(dataDir: string): Promise<DataDirLock> {
  const folder = join(dataDir, 'lock')
  await makeWritable(folder)
  const startedAt = await processIdentity(process.pid)
  if (startedAt === undefined) throw new Error('This process cannot be identified')
  const claim = JSON.stringify({ pid: process.pid, startedAt } satisfies Holder)

  for (;;) {
    const current = await highestNumber(folder)
    const holder = await readHolder(join(folder, String(current)))
    if (holder && (await processIdentity(holder.pid)) === holder.startedAt) {
      throw new DataDirInUse(dataDir, holder.pid)
    }
    const mine = current + 1
    if (!(await createWhole(folder, mine, claim))) continue
    if ((await highestNumber(folder)) !== mine) {
      await rm(join(folder, String(mine)), { force: true })
      continue
    }
    await removeBelow(folder, mine)
    return { release: () => replaceWhole(folder, mine, '{}') }
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
    const { pid, startedAt } = JSON.parse(await readFile(file, 'utf8'))
    return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : undefined
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
