import type { Db } from '../database/db.ts'
import { countHits, type Hits } from './rate-limit-table.ts'

/**
 * Counts hits without a trip to the database for each: every process adds up its own, tells them
 * to the table all share, and hears how many there are. For reads, where a moment late is early
 * enough; what guards a password is counted at once.
 */
export interface HitTally {
  /** How many there have been in this window, as far as is known here. */
  count(key: string, windowStart: Date, windowEnd: Date): number
}

interface Tally extends Hits {
  windowEnd: Date
  /** Hits of this process that the table has not heard of. */
  untold: number
}

const tellEveryMs = 250
const soon = (tell: () => Promise<void>) => void setTimeout(tell, tellEveryMs).unref()

export function createHitTally(db: Db, whenToTell = soon): HitTally {
  const tallies = new Map<string, Tally>()
  let isTelling = false

  async function tell(): Promise<void> {
    const told = [...tallies.values()].filter(({ untold }) => untold > 0)
    const hits = told.map(({ key, windowStart, untold }) => ({ key, windowStart, count: untold }))
    const totals = await countHits(db, hits)
    for (const [index, tally] of told.entries()) {
      tally.untold -= hits[index]?.count ?? 0
      tally.count = totals.get(tally.key) ?? tally.count
    }
    forgetBefore(new Date(Math.max(...told.map(({ windowStart }) => windowStart.getTime()))))
  }

  function forgetBefore(start: Date): void {
    for (const [key, { untold, windowEnd }] of tallies) {
      if (untold === 0 && windowEnd <= start) tallies.delete(key)
    }
  }

  /** While the database is away hits are kept, and told with the next one after it is back. */
  function tellSoon(): void {
    if (isTelling) return
    isTelling = true
    const done = () => {
      isTelling = false
    }
    whenToTell(() => tell().then(done, done))
  }

  return {
    count(key, windowStart, windowEnd) {
      const known = tallies.get(key)
      const isSameWindow = known?.windowStart.getTime() === windowStart.getTime()
      const tally = isSameWindow ? known : { key, windowStart, windowEnd, count: 0, untold: 0 }
      if (!isSameWindow) tallies.set(key, tally)
      tally.untold += 1
      tellSoon()
      return tally.count + tally.untold
    },
  }
}
