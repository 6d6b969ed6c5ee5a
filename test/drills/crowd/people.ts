import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { cards } from '#payments/server/sandbox/test-cards.ts'
import type { Person } from '#test/factories.ts'
import { type Answered, ask, aWish, pick } from '../../../bench/load/mixed-load.ts'

/** What people were told, to be checked afterwards. */
export interface Acknowledged {
  bookings: Set<string>
  payments: Set<string>
  cancelled: Set<string>
  messages: Set<string>
  /** When the last write was acknowledged, and the longest gap since. */
  longestGap(sinceMs: number): number
  searches: { asked: number; failed: number; slowestMs: number; why: Map<string, number> }
  /** Refusals other than being told to come back later. */
  odd: Map<string, number>
  /** How often somebody was told to come back, or got no answer. */
  putOff: number
  /** Wrong answers where people should have been told to come back. */
  faults: Map<string, number>
  /** People still without an answer at the end. */
  unanswered: number
}

interface Caller {
  token: string
  key?: string
}

const searchEveryMs = 60
const restMs = 60
const againMs = 150
/** Longer than a browser waits. */
const patienceMs = 15_000
const oneOfCancels = 5
const oneOfWrites = 3
const tooOften = 429

/** People who book, pay and sometimes cancel, and others who search, until told to stop. */
export class People {
  readonly acknowledged: Acknowledged
  #isOver = false
  #writes: number[] = []
  #working: Promise<unknown>[] = []
  #api: string
  #url: string
  #listings: readonly string[]

  constructor(url: string, listings: readonly string[]) {
    this.#url = url
    this.#api = `${url}/api/v1`
    this.#listings = listings
    this.acknowledged = {
      bookings: new Set(),
      payments: new Set(),
      cancelled: new Set(),
      messages: new Set(),
      longestGap: since => this.#longestGap(since),
      searches: { asked: 0, failed: 0, slowestMs: 0, why: new Map() },
      odd: new Map(),
      putOff: 0,
      faults: new Map(),
      unanswered: 0,
    }
  }

  begin(renters: readonly Person[], searchers: number): void {
    this.#writes.push(performance.now())
    for (const renter of renters) this.#working.push(this.#rent(renter))
    for (let n = 0; n < searchers; n += 1) this.#working.push(this.#search())
  }

  async end(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#working)
  }

  /** Resolves when any write is acknowledged. */
  async untilNextWrite(withinMs: number): Promise<void> {
    const [before, deadline] = [this.#writes.length, performance.now() + withinMs]
    while (this.#writes.length === before && performance.now() < deadline) await pause(50)
  }

  #longestGap(since: number): number {
    const before = this.#writes.findLast(at => at <= since) ?? since
    const times = [before, ...this.#writes.filter(at => at > since), performance.now()]
    return Math.max(...times.slice(1).map((at, n) => at - (times[n] ?? at)))
  }

  async #rent({ token }: Person): Promise<void> {
    while (!this.#isOver) {
      const listing = pick(this.#listings)
      const booking = await this.#book(listing, token)
      if (booking === undefined) continue
      if (randomInt(oneOfWrites) === 0) await this.#write(listing, token)
      const isPaid = await this.#pay(booking, token)
      if (isPaid && randomInt(oneOfCancels) === 0) await this.#cancel(booking, token)
      await pause(restMs)
    }
  }

  /** One press: the same key until there is an answer. */
  async #book(listing: string | undefined, token: string): Promise<string | undefined> {
    const wish = aWish(listing)
    const key = randomUUID()
    const answer = await this.#until(() => this.#post('/booking', wish, { token, key }))
    if (answer?.status !== 201) {
      if (answer) this.#note('booking', answer)
      return undefined
    }
    const id = JSON.parse(answer.body).data._id as string
    this.acknowledged.bookings.add(id)
    this.#writes.push(performance.now())
    return id
  }

  async #pay(bookingId: string, token: string): Promise<boolean> {
    const link = await this.#until(() =>
      this.#post('/booking/create-payment-link', { bookingId }, { token }),
    )
    if (link?.status !== 201) {
      if (link) this.#note('link', link)
      return false
    }
    const { pathname } = new URL(JSON.parse(link.body).data.url)
    const body = new URLSearchParams({ card: cards.success })
    const paid = await this.#until(() => this.#send(this.#url + pathname, { body }))
    if (paid?.status !== 303) {
      if (paid) this.#note('payment', paid)
      return false
    }
    this.acknowledged.payments.add(bookingId)
    this.#writes.push(performance.now())
    return true
  }

  async #cancel(id: string, token: string): Promise<void> {
    const answer = await this.#until(() =>
      this.#ask('PATCH', `/booking/cancel/${id}`, {}, { token }),
    )
    if (answer?.status === 200) this.acknowledged.cancelled.add(id)
  }

  /** A message to the partner of the listing, with a text that occurs once. */
  async #write(listing: string | undefined, token: string): Promise<void> {
    const thread = await this.#until(() => this.#post('/messages/threads', { listing }, { token }))
    if (!thread || thread.status >= 400) return
    const { _id: id } = JSON.parse(thread.body).data as { _id: string }
    const key = randomUUID()
    const body = { text: `Is there a lift? ${key}`, pictures: [] }
    const send = () => this.#post(`/messages/threads/${id}`, body, { token, key })
    const answer = await this.#until(send, tooOften)
    if (answer?.status === 201) this.acknowledged.messages.add(JSON.parse(answer.body).data._id)
  }

  async #search(): Promise<void> {
    const { searches } = this.acknowledged
    const towns = ['Leeds', 'Bristol', 'London', 'Cardiff', 'Glasgow', 'York']
    while (!this.#isOver) {
      const body = { address: pick(towns), page: randomInt(1, 4) }
      const started = performance.now()
      const answer = await ask(`${this.#api}/users/listings`, { method: 'POST', body }).catch(
        error => ({ status: 0, body: String(error.cause ?? error) }),
      )
      searches.asked += 1
      searches.slowestMs = Math.max(searches.slowestMs, performance.now() - started)
      if (answer.status !== 200) {
        searches.failed += 1
        const why = `${answer.status || 'no answer'}`
        searches.why.set(why, (searches.why.get(why) ?? 0) + 1)
      }
      await pause(searchEveryMs)
    }
  }

  /** Repeats until there is an answer, as a person presses again when told to come back. */
  async #until(send: () => Promise<Answered>, alsoFinal?: number): Promise<Answered | undefined> {
    const lastMs = minuteMs
    let overAt: number | undefined
    for (;;) {
      const answer = await send().catch(() => undefined)
      const isFinal = answer && (answer.status < 500 || answer.status === alsoFinal)
      if (isFinal && (answer.status !== tooOften || alsoFinal === tooOften)) return answer
      this.acknowledged.putOff += 1
      if (answer) this.#noteFault(answer)
      if (this.#isOver) overAt ??= performance.now()
      if (overAt !== undefined && performance.now() - overAt > lastMs) break
      await pause(againMs)
    }
    this.acknowledged.unanswered += 1
    return undefined
  }

  #post(path: string, body: unknown, caller: Caller) {
    return this.#ask('POST', path, body, caller)
  }

  #ask(method: string, path: string, body: unknown, { token, key }: Caller) {
    return this.#send(this.#api + path, {
      method,
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(key && { 'idempotency-key': key }),
      },
    })
  }

  async #send(url: string, request: RequestInit): Promise<Answered> {
    const signal = AbortSignal.timeout(patienceMs)
    const answer = await fetch(url, { method: 'POST', redirect: 'manual', signal, ...request })
    return { status: answer.status, body: await answer.text() }
  }

  /**
   * Being told to come back must be said in words, by the API as on a page. The sandbox of the
   * payment provider lives in the same database, so it is out of reach together with that.
   */
  #noteFault({ status, body }: Answered): void {
    const isInWords = /briefly unavailable|no room|Too many|too many|wait|moment/.test(body)
    const isPutOff = status === 503 || status === tooOften
    if ((isPutOff || body.includes('"payment_provider_unavailable"')) && isInWords) return
    const { faults } = this.acknowledged
    const told = `${status} ${body.slice(0, 80)}`
    faults.set(told, (faults.get(told) ?? 0) + 1)
  }

  #note(what: string, { status, body }: Answered): void {
    const { odd } = this.acknowledged
    const code = /"code":"([^"]+)"/.exec(body)?.[1] ?? ''
    const told = `${what} ${status} ${code}`.trim()
    odd.set(told, (odd.get(told) ?? 0) + 1)
  }
}
