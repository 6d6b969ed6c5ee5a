import { chmod, mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
const neededBytes = 2 ** 31

/**
 * In memory where there is plenty: making and dropping a database touches some thousand files,
 * which takes a disk longer than all the rest. Only for data that may be lost.
 */
export async function quickFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join((await hasRoom()) ? inMemory : tmpdir(), prefix))
  // Readable for the user that runs PostgreSQL when root runs the tests.
  await chmod(folder, 0o755)
  return folder
}

/** Where such folders may lie, also those of earlier runs. */
export const quickPlaces = [...new Set([inMemory, tmpdir()])]

/** A container often has 64 megabytes of it, or a limit of its own on memory. */
async function hasRoom(): Promise<boolean> {
  const place = await statfs(inMemory).catch(() => undefined)
  if (!place || process.platform !== 'linux') return false
  return Math.min(place.bavail * place.bsize, process.availableMemory()) > neededBytes
}
