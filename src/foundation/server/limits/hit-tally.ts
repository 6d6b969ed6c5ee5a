import type { Db } from '../database/db.ts'
import { keyOf, networkOf, type Rate } from './rate.ts'
import { countHits } from './rate-limit-table.ts'
import { type Hits, noHits, slidTo, slotAt, together, total, withHit } from './sliding-window.ts'

/**
 * Counts hits without a trip to the database for each: every process counts its own. Only for
 * callers near a limit it adds its hits to the shared table and reads the total. For reads, where
 * counting may be a moment late; limits on passwords are counted at once.
 */
export interface HitTally {
  /**
   * How many there would be in this window, as far as this process knows; past the limit none is
   * added.
   */
  count(rate: Rate, subject: string, now: Date): { tried: number; hits: Hits }
  /** How many subjects are in memory. */
  readonly size: number
}

interface Tally {
  rate: Rate
  subject: string
  /** As the table last had them. */
  shared: Hits
  /** Of this process, on their way to the table. */
  sent: Hits
  /** Of this process, not yet sent to the table. */
  unsent: Hits
  lastHit: Date
}

/** Hardly anybody comes near a limit, so a process sends nothing until an eighth of it is used. */
const quietShare = 1 / 8
const fewest = 1024
const tellEveryMs = 250
const soon = (tell: () => Promise<void>) => void setTimeout(tell, tellEveryMs).unref()

export function createHitTally(db: Db, whenToTell = soon): HitTally {
  return new SharedTally(db, whenToTell)
}

class SharedTally implements HitTally {
  readonly #db: Db
  readonly #whenToTell: typeof soon
  readonly #tallies = new Map<string, Tally>()
  readonly #due = new Set<Tally>()
  #isSending = false
  #most = fewest

  constructor(db: Db, whenToTell: typeof soon) {
    this.#db = db
    this.#whenToTell = whenToTell
  }

  get size(): number {
    return this.#tallies.size
  }

  count(rate: Rate, subject: string, now: Date): { tried: number; hits: Hits } {
    const tally = this.#tallyOf(rate, networkOf(subject), now)
    const slot = slotAt(now.getTime(), rate)
    const hits = slidTo(slot, known(tally))
    const tried = total(hits) + 1
    if (tried > rate.max) return { tried, hits }
    tally.unsent = withHit(slidTo(slot, tally.unsent))
    tally.lastHit = now
    if (tried > rate.max * quietShare) {
      this.#due.add(tally)
      this.#tellSoon()
    }
    return { tried, hits: withHit(hits) }
  }

  #tallyOf(rate: Rate, subject: string, now: Date): Tally {
    const name = `${rate.name}:${subject}`
    const before = this.#tallies.get(name)
    if (before) return before
    if (this.#tallies.size >= this.#most) this.#forgetOld(now)
    const tally = { rate, subject, shared: noHits, sent: noHits, unsent: noHits, lastHit: now }
    this.#tallies.set(name, tally)
    return tally
  }

  #forgetOld(now: Date): void {
    for (const [name, tally] of this.#tallies) {
      const isOver = total(slidTo(slotAt(now.getTime(), tally.rate), known(tally))) === 0
      if (isOver && !this.#due.has(tally)) this.#tallies.delete(name)
    }
    this.#most = Math.max(fewest, this.#tallies.size * 2)
  }

  /** While the database is away hits are kept and sent with the next one after it is back. */
  #tellSoon(): void {
    if (this.#isSending) return
    this.#isSending = true
    const done = () => {
      this.#isSending = false
    }
    this.#whenToTell(() => this.#tell().then(done, done))
  }

  async #tell(): Promise<void> {
    const due = [...this.#due]
    this.#due.clear()
    for (const tally of due) {
      tally.sent = tally.unsent
      tally.unsent = noHits
    }
    const hits = due.map(({ rate, subject, sent, lastHit }) => ({
      key: keyOf(rate, subject),
      slot: sent.slot,
      count: total(sent),
      most: null,
      at: lastHit,
    }))
    const counted = await countHits(this.#db, hits).catch(error => {
      for (const tally of due) {
        tally.unsent = together(tally.unsent, tally.sent)
        tally.sent = noHits
        this.#due.add(tally)
      }
      throw error
    })
    for (const tally of due) {
      tally.shared = counted.get(keyOf(tally.rate, tally.subject)) ?? tally.shared
      tally.sent = noHits
    }
  }
}

function known({ shared, sent, unsent }: Tally): Hits {
  return together(shared, together(sent, unsent))
}
