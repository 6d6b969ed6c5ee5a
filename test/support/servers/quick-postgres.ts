import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import type { PostgresBinaries } from '#foundation/server/database/embedded/binaries.ts'
import { lockDataDir } from '#foundation/server/database/embedded/data-dir-lock.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#foundation/server/database/embedded/embedded-postgres.ts'
import { quietLog as log } from '../quiet-log.ts'
import { quickFolder, quickPlaces } from './quick-folder.ts'

const folder = 'holdall-test-'
const settledMs = minuteMs

interface QuickPostgres {
  /** Another version than the packaged one. */
  binaries?: PostgresBinaries | undefined
  maxConnections?: number
}

/** A temporary PostgreSQL whose data may be lost, so it waits for no disk. */
export async function startQuickPostgres({
  binaries,
  ...options
}: QuickPostgres = {}): Promise<EmbeddedPostgres> {
  await removeAbandoned()
  const dataDir = await quickFolder(folder)
  const server = await startEmbeddedPostgres({
    ...options,
    ...(binaries && { binaries }),
    dataDir,
    log,
    durable: false,
  })
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...server, stop }
}

/**
 * Removes what killed runs left behind. A server of such a run ends within a minute, once its
 * folder is gone.
 */
async function removeAbandoned(): Promise<void> {
  for (const place of quickPlaces) {
    // A system without such a place has nothing in it.
    const names = await readdir(place).catch(() => [])
    for (const name of names.filter(one => one.startsWith(folder))) {
      const dataDir = join(place, name)
      if (await isAbandoned(dataDir)) await rm(dataDir, { recursive: true, force: true })
    }
  }
}

/** A new folder may belong to a run that is about to lock it. */
async function isAbandoned(dataDir: string): Promise<boolean> {
  // Another run may have removed it since it was listed.
  const found = await stat(dataDir).catch(() => undefined)
  if (!found || Date.now() - found.mtimeMs < settledMs) return false
  return lockDataDir(dataDir).then(
    async lock => {
      await lock.release()
      return true
    },
    () => false,
  )
}
