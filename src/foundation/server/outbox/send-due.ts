import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { growingPause } from '#foundation/rules/time/growing-pause.ts'
import { minuteMs, secondMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Services } from '../context.ts'
import type { Db } from '../database/db.ts'

/** What waits to be sent: letters, texts, notifications. */
export interface Outbox<Row> {
  /** Its name in the log. */
  name: string
  /**
   * Takes a few due rows and puts them off until the lease ends, so that nobody else takes them.
   */
  claim(db: Db, round: { now: Date; leaseUntil: Date; atMost: number }): Promise<Row[]>
  markSent(db: Db, ids: readonly string[], now: Date): Promise<void>
  /** Makes claimed rows that were not begun due again. */
  giveBack(db: Db, ids: readonly string[], now: Date): Promise<void>
  postpone(db: Db, failed: { id: string; sendAfter: Date; error: string }): Promise<void>
  /**
   * Takes the one to be sent next out of those that were claimed; undefined if each of them has to
   * wait for one that is being sent. The first is taken where this is left out.
   */
  next?(claimed: Row[]): Row | undefined
}

/** Sends one row. It is abandoned when the signal says so. */
export type Deliver<Row> = (row: Row, signal: AbortSignal) => Promise<void>

export interface Round {
  /** What has begun is finished; the rest is left to another process or the next start. */
  stopping?: AbortSignal | undefined
  longestMs?: number
  /** What has not begun by then is given back, so that nothing is sent after its lease. */
  begunWithinMs?: number
  /** How many are sent at once. */
  atOnce?: number
  /** How long to wait before marking once more, while the database cannot be reached. */
  markAgainMs?: number
  /** After that nothing more is claimed, and the next run goes on with it. */
  longestRunMs?: number
}

interface Due {
  id: string
  attempts: number
}

export const sideBySide = 5
/** Each claim and each mark is a commit. */
const claimsEach = 10
const leaseMs = minuteMs
/** A delivery that begins this late and takes its full time still ends before the lease. */
const begunWithinByDefaultMs = leaseMs / 2
const longestByDefaultMs = 20 * secondMs
const tooLong = 'The operation was aborted due to timeout'

/** Holds no lock while the other side answers; a crash in between means one more attempt. */
export async function sendDue<Row extends Due>(
  services: Services,
  outbox: Outbox<Row>,
  deliver: Deliver<Row>,
  round: Round = {},
): Promise<void> {
  const { db, clock } = services
  const { stopping, longestMs = longestByDefaultMs, begunWithinMs = begunWithinByDefaultMs } = round
  const lanes = round.atOnce ?? sideBySide
  const batch = claimsEach * lanes
  const until = performance.now() + (round.longestRunMs ?? Number.POSITIVE_INFINITY)
  let isMore = true
  while (isMore && performance.now() < until && !stopping?.aborted) {
    const now = clock.now()
    const due = await outbox.claim(db, { now, leaseUntil: after(now, leaseMs), atMost: batch })
    const isFull = due.length === batch
    const latest = performance.now() + begunWithinMs
    const leaseEnds = performance.now() + leaseMs
    const sent = markSent(services, outbox)
    const sendOn = async () => {
      do {
        const row = outbox.next ? outbox.next(due) : due.shift()
        if (!row) return
        const attempt = () => endedAfter(longestMs, signal => deliver(row, signal))
        if (await isDelivered(services, outbox, row, attempt)) sent.add(row.id)
      } while (due.length > 0 && performance.now() < latest && !stopping?.aborted)
    }
    const ended = await Promise.allSettled(Array.from({ length: lanes }, sendOn))
    const mayGoOn = () => performance.now() < leaseEnds && !stopping?.aborted
    await sent.written(mayGoOn, round.markAgainMs ?? secondMs)
    const failed = ended.find(one => one.status === 'rejected')
    if (failed) throw failed.reason
    isMore = isFull || due.length > 0
    if (due.length > 0) await outbox.giveBack(db, idsOf(due), clock.now())
  }
}

async function isDelivered<Row extends Due>(
  { db, clock, log }: Services,
  outbox: Outbox<Row>,
  { id, attempts }: Row,
  attempt: () => Promise<void>,
): Promise<boolean> {
  try {
    await attempt()
    return true
  } catch (error) {
    log.warn({ [outbox.name]: id, attempts }, `${outbox.name} not delivered`)
    const sendAfter = after(clock.now(), growingPause(attempts))
    await outbox.postpone(db, { id, sendAfter, error: nameOf(error) })
    return false
  }
}

/** Unlike `AbortSignal.timeout`, leaves no timer behind. */
async function endedAfter(longestMs: number, work: (signal: AbortSignal) => Promise<void>) {
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(new DOMException(tooLong, 'TimeoutError')), longestMs)
  try {
    await work(ending.signal)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Marks rows as sent; those delivered during one statement share the next. Once a lease has run out,
 * what is not marked is sent again, so the end of a round goes on trying for as long as that.
 */
function markSent<Row>({ db, clock }: Pick<Services, 'db' | 'clock'>, outbox: Outbox<Row>) {
  const ids = new Set<string>()
  let writing: Promise<void> | undefined
  async function write(): Promise<void> {
    while (ids.size > 0) {
      const marked = [...ids]
      await outbox.markSent(db, marked, clock.now())
      for (const id of marked) ids.delete(id)
    }
  }
  /** Never fails: nobody listens while letters are still being sent. */
  async function writeSoon(): Promise<void> {
    await nextTurn()
    await write().catch(() => {})
    writing = undefined
  }
  return {
    add(id: string) {
      ids.add(id)
      writing ??= writeSoon()
    },
    async written(mayGoOn: () => boolean, pauseMs: number) {
      await writing
      for (;;) {
        try {
          return await write()
        } catch (error) {
          await pause(pauseMs)
          if (!mayGoOn()) throw error
        }
      }
    },
  }
}

const idsOf = (rows: readonly Due[]) => rows.map(({ id }) => id)

function nameOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 500) : 'unknown'
}
