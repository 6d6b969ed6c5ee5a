import type { Db } from '../database/db.ts'
import { keyOf, networkOf, type Rate } from './rate.ts'
import { countHits } from './rate-limit-table.ts'
import { type Hits, noHits, slidTo, slotAt, together, total, withHit } from './sliding-window.ts'

/**
 * Counts hits without a trip to the database for each: every process adds up its own. Of whoever
 * comes near a limit it tells the table all share, and hears how many hits there are. For reads,
 * where a moment late is early enough; what guards a password is counted at once.
 */
export interface HitTally {
  /** How many there would be in this window, as far as is known here; past the limit none is added. */
  count(rate: Rate, subject: string, now: Date): { tried: number; hits: Hits }
  /** How many subjects are kept in mind. */
  readonly size: number
}

interface Tally {
  rate: Rate
  subject: string
  /** As the table knew them last. */
  shared: Hits
  /** Of this process, on their way to the table. */
  sent: Hits
  /** Of this process, and the table has not heard of them. */
  untold: Hits
  lastHit: Date
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
    const told = [...due]
    due.clear()
    for (const tally of told) {
      tally.sent = tally.untold
      tally.untold = noHits
    }
    const hits = told.map(({ rate, subject, sent, lastHit }) => ({
      key: keyOf(rate, subject),
      slot: sent.slot,
      count: total(sent),
      most: null,
      at: lastHit,
    }))
    const counted = await countHits(db, hits).catch(error => {
      for (const tally of told) {
        tally.untold = together(tally.untold, tally.sent)
        tally.sent = noHits
        due.add(tally)
      }
      throw error
    })
    for (const tally of told) {
      tally.shared = counted.get(keyOf(tally.rate, tally.subject)) ?? tally.shared
      tally.sent = noHits
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
    if (before) return before
    if (tallies.size >= most) forgetOld(now)
    const tally = { rate, subject, shared: noHits, sent: noHits, untold: noHits, lastHit: now }
    tallies.set(name, tally)
    return tally
  }

  function forgetOld(now: Date): void {
    for (const [name, tally] of tallies) {
      const isOver = total(slidTo(slotAt(now.getTime(), tally.rate), known(tally))) === 0
      if (isOver && !due.has(tally)) tallies.delete(name)
    }
    most = Math.max(fewest, tallies.size * 2)
  }

  return {
    get size() {
      return tallies.size
    },
    count(rate, subject, now) {
      const tally = tallyOf(rate, networkOf(subject), now)
      const slot = slotAt(now.getTime(), rate)
      const hits = slidTo(slot, known(tally))
      const tried = total(hits) + 1
      if (tried > rate.max) return { tried, hits }
      tally.untold = withHit(slidTo(slot, tally.untold))
      tally.lastHit = now
      if (tried > rate.max * quietShare) {
        due.add(tally)
        tellSoon()
      }
      return { tried, hits: withHit(hits) }
    },
  }
}

function known({ shared, sent, untold }: Tally): Hits {
  return together(shared, together(sent, untold))
}
