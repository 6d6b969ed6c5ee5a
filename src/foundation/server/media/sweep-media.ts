import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Services } from '../context.ts'
import type { Db } from '../database/db.ts'
import { failIfAny } from '../jobs/deal-with-due.ts'

/** Answers which of the given names a noun still refers to. */
export type MediaUse = (db: Db, names: readonly string[]) => Promise<readonly string[]>

const batch = 500

/**
 * Removes files that nothing refers to: an upload whose request failed, a replaced picture, half a
 * file after a kill. Files younger than a day stay, because their row may not be written yet. Their
 * age is by the file system's clock, which demo mode never moves.
 */
export async function sweepMedia(
  { db, log, media }: Pick<Services, 'db' | 'log' | 'media'>,
  uses: readonly MediaUse[],
  systemNow: Date,
): Promise<number> {
  const failed: string[] = []
  const aDayAgo = after(systemNow, -dayMs)
  let removed = await media.removeDrafts(aDayAgo)
  let names: string[] = []
  for await (const name of media.listBefore(aDayAgo)) {
    names.push(name)
    if (names.length === batch) {
      removed += await sweepBatch(names)
      names = []
    }
  }
  removed += await sweepBatch(names)
  failIfAny(failed)
  return removed

  async function sweepBatch(candidates: readonly string[]): Promise<number> {
    if (candidates.length === 0) return 0
    const kept = new Set((await Promise.all(uses.map(use => use(db, candidates)))).flat())
    const orphans = candidates.filter(name => !kept.has(name))
    const before = failed.length
    for (const name of orphans) {
      await media.remove(name).catch(err => {
        log.error({ err, file: name }, 'a file was not removed')
        failed.push(name)
      })
    }
    return orphans.length - (failed.length - before)
  }
}
