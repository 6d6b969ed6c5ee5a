import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { flushFolder } from '../../flush-folder.ts'
import { isSystemError, unlessMissing } from '../../system-error.ts'
import { storeFault, storeWords } from '../store-fault.ts'
import { partOf } from './byte-range.ts'
import { isMediaName } from './media-name.ts'
import type { MediaStore } from './media-store.ts'

/** The disk is full, the user's quota is used up, or the disk is read-only after a fault. */
const noRoom = ['ENOSPC', 'EDQUOT', 'EROFS']
const draftEnding = '.part'

/** A folder on this machine, split by the first two letters so that no folder gets too large. */
export function localMedia(folder: string, write: typeof writeFile = writeFile): MediaStore {
  const folderOf = (name: string) => join(folder, name.slice(0, 2))
  const fileOf = (name: string) => {
    if (!isMediaName(name)) throw new Error('That is not the name of a stored file')
    return join(folderOf(name), name)
  }
  return {
    async put(name, bytes) {
      const file = fileOf(name)
      const draft = `${file}.${randomUUID()}${draftEnding}`
      try {
        const made = await mkdir(folderOf(name), { recursive: true })
        await write(draft, bytes, { flag: 'wx', flush: true })
        await rename(draft, file)
        // Rows that name the file are committed right after, and survive a power cut.
        await flushFolder(folderOf(name))
        if (made) await flushFolder(folder)
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined)
        throw isSystemError(error, ...noRoom) ? storeFault(error, storeWords.full) : error
      }
    },
    async open(name, asked) {
      const handle = await unlessMissing(open(fileOf(name)))
      if (!handle) return undefined
      const { size } = await handle.stat()
      if (!asked) return { size, content: handle.createReadStream() }
      const part = partOf(size, asked)
      if (part) {
        const content = handle.createReadStream({ start: part.first, end: part.last })
        return { size, part, content }
      }
      await handle.close()
      return 'beyond'
    },
    async remove(name) {
      await rm(fileOf(name), { force: true })
    },
    async *listBefore(instant) {
      for await (const path of olderBelow(folder, instant)) {
        const name = basename(path)
        if (isMediaName(name)) yield name
      }
    },
    async removeDrafts(instant) {
      let removed = 0
      for await (const path of olderBelow(folder, instant)) {
        if (!path.endsWith(draftEnding)) continue
        await rm(path, { force: true })
        removed += 1
      }
      return removed
    },
  }
}

/** Files last written before that instant. Any of them may be removed or renamed meanwhile. */
async function* olderBelow(folder: string, instant: Date): AsyncGenerator<string> {
  const entries = await unlessMissing(opendir(folder))
  if (!entries) return
  for await (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* olderBelow(path, instant)
    else {
      const found = await unlessMissing(stat(path))
      if (found && found.mtime < instant) yield path
    }
  }
}
