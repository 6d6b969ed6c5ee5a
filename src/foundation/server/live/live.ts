import { sql } from 'kysely'
import { fail } from '#foundation/rules/errors.ts'
import type { Db } from '../database/db.ts'
import { afterCommit } from '../database/transaction.ts'
import type { Log } from '../log.ts'
import { lastNumbers, readInboxEvents } from './inbox-table.ts'
import { type Present, type Reader, Stream } from './stream.ts'

export const liveChannel = 'holdall_live'

/** Which of these sessions are still open; a stream ends with its session. */
export type AreOpen = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>

export interface Live {
  /** Once this transaction has committed, whoever listens to these accounts is sent what is new. */
  announce(accountIds: readonly string[]): void
  /** Goes on after `since`, or begins with what happens from now on. */
  open(reader: Reader, present: Present, since?: number): Promise<ReadableStream<Uint8Array>>
  /** Another process said that these accounts have something new. */
  heard(payload: string): void
  /** Looks for what was missed, and at whose session is over. */
  sweep(): Promise<void>
  end(): void
}

interface Parts {
  db: Db
  log: Log
  areOpen: AreOpen
  limits?: { perAccount: number; perAddress: number; inAll: number }
}

const usualLimits = { perAccount: 10, perAddress: 100, inAll: 5000 }
const atOnce = 200
/** Many wishes within a moment are told in one go. */
const momentMs = 5
/** A payload holds 8,000 bytes. */
const accountsPerNotice = 200

/** The streams of one process. They hold no connection to the database each. */
export function createLive({ db, log, areOpen, limits = usualLimits }: Parts): Live {
  const streams = new Map<string, Set<Stream>>()
  const presenters = new Map<string, Present>()
  const delivering = new Map<string, boolean>()
  const toTell = new Set<string>()

  const all = () => [...streams.values()].flatMap(set => [...set])

  function gone(stream: Stream): void {
    const { accountId } = stream.reader
    const mine = streams.get(accountId)
    mine?.delete(stream)
    if (mine?.size !== 0) return
    streams.delete(accountId)
    presenters.delete(accountId)
  }

  function refuseTooMany({ accountId, address }: Reader): void {
    const open = all()
    const fromAddress = open.filter(({ reader }) => reader.address === address).length
    const isFull =
      (streams.get(accountId)?.size ?? 0) >= limits.perAccount || fromAddress >= limits.perAddress
    if (isFull) fail('too_many_requests', { retryAfter: 30 })
    if (open.length >= limits.inAll) fail('unavailable', { retryAfter: 30 })
  }

  /** One delivery for an account at a time; what comes meanwhile makes it look once more. */
  async function deliver(accountId: string): Promise<void> {
    if (!streams.has(accountId)) return
    if (delivering.has(accountId)) {
      delivering.set(accountId, true)
      return
    }
    delivering.set(accountId, false)
    try {
      while (await deliverSome(accountId)) delivering.set(accountId, false)
    } catch (err) {
      log.warn({ err }, 'a stream must wait for the next look')
    } finally {
      delivering.delete(accountId)
    }
  }

  /** Whether there may be more. */
  async function deliverSome(accountId: string): Promise<boolean> {
    const mine = streams.get(accountId)
    const present = presenters.get(accountId)
    if (!mine || !present) return false
    const after = Math.min(...[...mine].map(({ sent }) => sent))
    const events = await readInboxEvents(db, { accountId, after, atMost: atOnce })
    const frames = await present(accountId, events)
    for (const stream of mine) {
      for (const [place, { number }] of events.entries()) {
        const frame = frames[place]
        if (frame) stream.send(number, frame)
        else stream.skip(number)
      }
      if (!stream.isOpen) gone(stream)
    }
    return events.length === atOnce || delivering.get(accountId) === true
  }

  function heard(payload: string): void {
    for (const accountId of payload.split(',')) void deliver(accountId)
  }

  async function tellOthers(): Promise<void> {
    const accounts = [...toTell]
    toTell.clear()
    for (let from = 0; from < accounts.length; from += accountsPerNotice) {
      const payload = accounts.slice(from, from + accountsPerNotice).join(',')
      await sql`select pg_notify(${liveChannel}, ${payload})`.execute(db)
    }
  }

  return {
    announce(accountIds) {
      afterCommit(() => {
        for (const id of accountIds) void deliver(id)
        if (toTell.size === 0) {
          setTimeout(() => {
            tellOthers().catch(err => log.warn({ err }, 'other processes look by themselves'))
          }, momentMs)
        }
        for (const id of accountIds) toTell.add(id)
      })
    },
    async open(reader, present, since) {
      refuseTooMany(reader)
      const last = (await lastNumbers(db, [reader.accountId])).get(reader.accountId) ?? 0
      const from = since === undefined ? last : Math.min(since, last)
      const stream = new Stream(reader, from, gone)
      const mine = streams.get(reader.accountId) ?? new Set()
      streams.set(reader.accountId, mine.add(stream))
      presenters.set(reader.accountId, present)
      void deliver(reader.accountId)
      return stream.body
    },
    heard,
    async sweep() {
      const open = all()
      if (open.length === 0) return
      const sessions = await areOpen(open.map(({ reader }) => reader.sessionId))
      for (const stream of open) {
        if (sessions.has(stream.reader.sessionId)) stream.beat()
        else stream.end()
        if (!stream.isOpen) gone(stream)
      }
      const newest = await lastNumbers(db, [...streams.keys()])
      for (const [accountId, mine] of streams) {
        const behind = [...mine].some(({ sent }) => sent < (newest.get(accountId) ?? 0))
        if (behind) void deliver(accountId)
      }
    },
    end() {
      for (const stream of all()) stream.end()
      streams.clear()
    },
  }
}

/** For commands, which nobody listens to. */
export const nobodyListens: Live = {
  announce: () => undefined,
  open: async () => fail('unavailable'),
  heard: () => undefined,
  sweep: async () => undefined,
  end: () => undefined,
}
