import type { Db } from '../database/db.ts'
import { keyOf, networkOf, type Rate, windowAt } from './limit-window.ts'
import { countHits } from './rate-limit-table.ts'

/**
 * Counts hits without a trip to the database for each: every process adds up its own. Of whoever
 * comes near a limit it tells the table all share, and hears how many hits there are. For reads,
 * where a moment late is early enough; what guards a password is counted at once.
 */
export interface HitTally {
  /** How many there have been in this window, as far as is known here. */
  count(rate: Rate, subject: string, now: Date): number
  /** How many subjects are kept in mind. */
  readonly size: number
}

interface Tally {
  rate: Rate
  subject: string
  windowStart: Date
  windowEnd: Date
  /** As the table knew them last. */
  count: number
  /** Hits of this process that the table has not heard of. */
  untold: number
}

/** Almost nobody comes near: what a process keeps to itself is an eighth of a limit at most. */
const quietShare = 1 / 8
const fewest = 1024
const tellEveryMs = 250
const soon = (tell: () => Promise<void>) => void setTimeout(tell, tellEveryMs).unref()

export function createHitTally(db: Db, whenToTell = soon): HitTally {
  const tallies = new Map<string, Tally>()
  const due = new Set<Tally>()
  let isTelling = false
  let most = fewest

  async function tell(): Promise<void> {
    const told = [...due].map(tally => ({
      tally,
      hit: {
        key: keyOf(tally.rate, tally.subject),
        windowStart: tally.windowStart,
        count: tally.untold,
      },
    }))
    const hits = told.map(({ hit }) => hit)
    const totals = await countHits(db, hits)
    for (const { tally, hit } of told) {
      tally.untold -= hit.count
      tally.count = totals.get(hit.key) ?? tally.count
      if (tally.untold === 0) due.delete(tally)
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

  function tallyOf(rate: Rate, subject: string, now: Date): Tally {
    const name = `${rate.name}:${subject}`
    const before = tallies.get(name)
    if (before && now < before.windowEnd && now >= before.windowStart) return before
    if (before) due.delete(before)
    if (tallies.size >= most) forgetEnded(now)
    const tally = { rate, subject, ...windowAt(now, rate), count: 0, untold: 0 }
    tallies.set(name, tally)
    return tally
  }

  function forgetEnded(now: Date): void {
    for (const [name, { windowEnd }] of tallies) if (windowEnd <= now) tallies.delete(name)
    most = Math.max(fewest, tallies.size * 2)
  }

  return {
    get size() {
      return tallies.size
    },
    count(rate, subject, now) {
      const tally = tallyOf(rate, networkOf(subject), now)
      tally.untold += 1
      const known = tally.count + tally.untold
      if (known > rate.max * quietShare) {
        due.add(tally)
        tellSoon()
      }
      return known
    },
  }
}
