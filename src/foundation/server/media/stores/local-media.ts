import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
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
        await mkdir(folderOf(name), { recursive: true })
        await write(draft, bytes, { flag: 'wx' })
        await rename(draft, file)
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined)
        throw hasCode(error, noRoom) ? storeFault(error, storeWords.full) : error
      }
    },
    async open(name, asked) {
      try {
        const handle = await open(fileOf(name))
        const { size } = await handle.stat()
        if (!asked) return { size, content: handle.createReadStream() }
        const part = partOf(size, asked)
        if (part) {
          const content = handle.createReadStream({ start: part.first, end: part.last })
          return { size, part, content }
        }
        await handle.close()
        return 'beyond'
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
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

/** Files last written before that instant. */
async function* olderBelow(folder: string, instant: Date): AsyncGenerator<string> {
  try {
    for await (const entry of await opendir(folder)) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) yield* olderBelow(path, instant)
      else if ((await stat(path)).mtime < instant) yield path
    }
  } catch (error) {
    if (!isMissing(error)) throw error
  }
}

function isMissing(error: unknown): boolean {
  return hasCode(error, ['ENOENT'])
}

function hasCode(error: unknown, codes: readonly string[]): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
