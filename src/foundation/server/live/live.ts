import { failTooMany } from '#foundation/rules/errors/too-many.ts'
import { fail } from '#foundation/rules/errors.ts'
import type { Db } from '../database/db.ts'
import { afterCommit } from '../database/transaction.ts'
import { networkOf } from '../limits/rate.ts'
import type { Log } from '../log.ts'
import { lastNumbers, notifyOthers, readInboxEvents } from './inbox-table.ts'
import { type Present, type Reader, Stream } from './stream.ts'

/** Which of these sessions are still open; a stream ends with its session. */
type AreOpen = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>

export interface Live {
  /** After this transaction commits, the streams of these accounts are sent what is new. */
  announce(accountIds: readonly string[]): void
  /** Continues after event `since`, or begins with what happens from now on. */
  open(reader: Reader, present: Present, since?: number): Promise<ReadableStream<Uint8Array>>
  /** Another process announced something new for these accounts. */
  heard(payload: string): void
  /** Looks for missed events and for sessions that have ended. */
  sweep(): Promise<void>
  end(): void
  /** How many streams are open here. */
  count(): number
}

interface Parts {
  db: Db
  log: Log
  areOpen: AreOpen
  most: { ofAddress: number; inAll: number }
}

/** More windows than anybody has open. */
const mostOfAccount = 10
const atOnce = 200
/** Many announcements within a moment are sent together. */
const momentMs = 5

/** The streams of one account, and whether something is being sent to them. */
interface Listening {
  streams: Set<Stream>
  present: Present
  isSending: boolean
  /** Something new came during the sending. */
  again: boolean
}

/** The streams of one process, which hold no database connections. */
export class LiveStreams implements Live {
  readonly #parts: Parts
  readonly #accounts = new Map<string, Listening>()
  readonly #perNetwork = new Map<string, number>()
  readonly #toTell = new Set<string>()
  #count = 0

  constructor(parts: Parts) {
    this.#parts = parts
  }

  announce(accountIds: readonly string[]): void {
    afterCommit(() => {
      for (const id of accountIds) void this.#send(id)
      if (this.#toTell.size === 0) setTimeout(() => void this.#tellOthers(), momentMs)
      for (const id of accountIds) this.#toTell.add(id)
    })
  }

  async open(reader: Reader, present: Present, since?: number) {
    const { accountId } = reader
    const network = networkOf(reader.address)
    const last = (await lastNumbers(this.#parts.db, [accountId])).get(accountId) ?? 0
    this.#refuseTooMany(reader)
    const from = since === undefined ? last : Math.min(since, last)
    const stream = new Stream(reader, from, gone => this.#forget(gone))
    const known = this.#accounts.get(accountId)
    const here = known ?? { streams: new Set(), present, isSending: false, again: false }
    here.streams.add(stream)
    this.#accounts.set(accountId, here)
    this.#perNetwork.set(network, (this.#perNetwork.get(network) ?? 0) + 1)
    this.#count += 1
    void this.#send(accountId)
    return stream.body
  }

  heard(payload: string): void {
    for (const accountId of payload.split(',')) void this.#send(accountId)
  }

  async sweep(): Promise<void> {
    const { db, areOpen } = this.#parts
    const open = this.#all()
    if (open.length === 0) return
    const sessions = await areOpen(open.map(({ reader }) => reader.sessionId))
    for (const stream of open) {
      if (sessions.has(stream.reader.sessionId)) stream.keepOpen()
      else stream.end()
      if (!stream.isOpen) this.#forget(stream)
    }
    const newest = await lastNumbers(db, [...this.#accounts.keys()])
    for (const [accountId, { streams }] of this.#accounts) {
      const isBehind = [...streams].some(({ sent }) => sent < (newest.get(accountId) ?? 0))
      if (isBehind) void this.#send(accountId)
    }
  }

  end(): void {
    for (const stream of this.#all()) {
      stream.end()
      this.#forget(stream)
    }
  }

  count(): number {
    return this.#count
  }

  #all(): Stream[] {
    return [...this.#accounts.values()].flatMap(({ streams }) => [...streams])
  }

  #refuseTooMany({ accountId, address }: Reader): void {
    const ofAccount = this.#accounts.get(accountId)?.streams.size ?? 0
    const ofAddress = this.#perNetwork.get(networkOf(address)) ?? 0
    const { most } = this.#parts
    if (ofAccount >= mostOfAccount || ofAddress >= most.ofAddress) {
      failTooMany(30)
    }
    if (this.#count >= most.inAll) fail('unavailable', { retryAfter: 30 })
  }

  #forget(stream: Stream): void {
    const { accountId, address } = stream.reader
    const network = networkOf(address)
    const here = this.#accounts.get(accountId)
    if (!here?.streams.delete(stream)) return
    if (here.streams.size === 0) this.#accounts.delete(accountId)
    const left = (this.#perNetwork.get(network) ?? 1) - 1
    if (left === 0) this.#perNetwork.delete(network)
    else this.#perNetwork.set(network, left)
    this.#count -= 1
  }

  /** One sending per account at a time. If something new comes meanwhile, it looks once more. */
  async #send(accountId: string): Promise<void> {
    const here = this.#accounts.get(accountId)
    if (!here) return
    here.again = true
    if (here.isSending) return
    here.isSending = true
    try {
      let isMore = false
      // Nothing may happen between this look at `again` and the end of the sending.
      while (isMore || here.again) {
        here.again = false
        isMore = await this.#sendSome(accountId, here)
      }
    } catch (err) {
      this.#parts.log.warn({ err }, 'a stream must wait for the next look')
    } finally {
      here.isSending = false
    }
  }

  /** True if there may be more. */
  async #sendSome(accountId: string, here: Listening): Promise<boolean> {
    const streams = [...here.streams]
    if (streams.length === 0) return false
    const after = Math.min(...streams.map(({ sent }) => sent))
    const events = await readInboxEvents(this.#parts.db, { accountId, after, atMost: atOnce })
    const frames = await here.present(accountId, events)
    for (const stream of streams) {
      for (const [place, { number }] of events.entries()) stream.send(number, frames[place])
      if (!stream.isOpen) this.#forget(stream)
    }
    return events.length === atOnce
  }

  async #tellOthers(): Promise<void> {
    const accounts = [...this.#toTell]
    this.#toTell.clear()
    try {
      await notifyOthers(this.#parts.db, accounts)
    } catch (err) {
      this.#parts.log.warn({ err }, 'other processes look by themselves')
    }
  }
}

/** For commands, which have no streams. */
export const nobodyListens: Live = {
  announce: () => undefined,
  open: async () => fail('unavailable'),
  heard: () => undefined,
  sweep: async () => undefined,
  end: () => undefined,
  count: () => 0,
}
