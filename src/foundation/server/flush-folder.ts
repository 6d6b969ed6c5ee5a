import { closeSync, fsyncSync, openSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { limitConcurrency } from './limit-concurrency.ts'
import { isSystemError } from './system-error.ts'

const mostAtOnce = 16

/** Until then a power cut may take the names of files that are new in it. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } catch (error) {
    if (!isFlushingFilesOnly(error)) throw error
  } finally {
    await handle.close()
  }
}

export function flushFolderSync(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } catch (error) {
    if (!isFlushingFilesOnly(error)) throw error
  } finally {
    closeSync(handle)
  }
}

/** So do some network drives. */
function isFlushingFilesOnly(error: unknown): boolean {
  return isSystemError(error, 'EINVAL', 'ENOTSUP')
}

/** The folder with all that is in it. */
export async function flushTree(folder: string): Promise<void> {
  const inTurn = limitConcurrency(mostAtOnce)
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.filter(entry => entry.isFile())
  await Promise.all(files.map(({ name }) => inTurn(() => flushFile(join(folder, name)))))
  for (const entry of entries) {
    if (entry.isDirectory()) await flushTree(join(folder, entry.name))
  }
  await flushFolder(folder)
}

async function flushFile(file: string): Promise<void> {
  const handle = await open(file)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
