import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLog } from '#foundation/server/log.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'
import { openLive } from '../../../open-live.ts'

interface Heard {
  id: number
  event: string
  data: { threadId?: string; message?: { text: string } }
}

/** Like a browser that keeps the stream open. */
class Listener {
  readonly told: Heard[] = []
  ended = false
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  #text = ''

  constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader()
    void this.#listen()
  }

  async #listen() {
    const decoder = new TextDecoder()
    for (;;) {
      const { done, value } = await this.#reader.read()
      if (done) break
      this.#text += decoder.decode(value)
      const parts = this.#text.split('\n\n')
      this.#text = parts.pop() ?? ''
      for (const part of parts) this.#note(part)
    }
    this.ended = true
  }

  #note(part: string) {
    const fields = new Map(
      part.split('\n').map(line => line.split(/: (.*)/s, 2) as [string, string]),
    )
    const [id, event, data] = ['id', 'event', 'data'].map(name => fields.get(name))
    if (id && event && data) this.told.push({ id: Number(id), event, data: JSON.parse(data) })
  }

  async until(isSo: () => boolean) {
    const deadline = Date.now() + 5000
    while (!isSo()) {
      if (Date.now() > deadline) throw new Error(`never told: ${JSON.stringify(this.told)}`)
      await pause(5)
    }
  }

  stop = () => this.#reader.cancel()
}

/** After so many turns of the queue of promises, which nothing outside of the process reaches. */
async function later(turns: number, deed: () => void): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await undefined
  deed()
}

describe('what is told live', () => {
  let app: TestApp
  let partner: Person
  let listing: { _id: string }
  const listeners: Listener[] = []
  beforeAll(async () => {
    app = await testApp({ FLOOD_LIMIT: '100000' })
    partner = await signUp(app)
    listing = await approvedListing(app, partner)
  })
  afterAll(async () => {
    for (const listener of listeners) await listener.stop()
    await app.close()
  })

  async function listen(person: Person, lastEventId?: string | number): Promise<Listener> {
    const headers = new Headers({ authorization: `Bearer ${person.token}` })
    if (lastEventId !== undefined) headers.set('last-event-id', String(lastEventId))
    const request = new Request('http://localhost:3000/api/v1/messages/events', { headers })
    const socket = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
    const response = await app.app.fetch(request, socket as never)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const listener = new Listener(response.body as ReadableStream<Uint8Array>)
    listeners.push(listener)
    return listener
  }

  async function talk() {
    const renter = await signUp(app, { role: 'customer' })
    const { body } = await app.post('/messages/threads', { listing: listing._id }, renter)
    const id: string = body.data._id
    const write = async (text: string, person: Person) => {
      const written = await app.post(`/messages/threads/${id}`, { text }, person)
      return written.body.data._id as string
    }
    return { renter, id, write }
  }

  it('reaches the other side with the words and the count, and then who has read them', async () => {
    const { renter, id, write } = await talk()
    await write('First', renter)
    const theirs = await listen(partner)
    const mine = await listen(renter)
    const upTo = await write('A line\nand\r\nanother', renter)
    await theirs.until(() => theirs.told.length === 2)
    expect(theirs.told[0]).toMatchObject({
      event: 'message',
      data: {
        threadId: id,
        message: { _id: upTo, text: 'A line\nand\r\nanother', from: 'renter' },
      },
    })
    expect(theirs.told[1]).toMatchObject({ event: 'unread' })
    await app.post(`/messages/threads/${id}/read`, { upTo }, partner)
    await mine.until(() => mine.told.some(({ event }) => event === 'read'))
    expect(mine.told.at(-1)).toMatchObject({ event: 'read', data: { threadId: id, by: 'partner' } })
  })

  it('goes on where it broke off, without loss or repetition', async () => {
    const { renter, write } = await talk()
    const first = await listen(renter)
    await write('One', renter)
    await first.until(() => first.told.length === 1)
    await first.stop()
    for (const text of ['Two', 'Three', 'Four']) await write(text, renter)
    const again = await listen(renter, first.told[0]?.id)
    await again.until(() => again.told.length === 3)
    expect(again.told.map(({ data }) => data.message?.text)).toEqual(['Two', 'Three', 'Four'])
    expect(again.told.map(({ id }) => id)).toEqual([2, 3, 4])
    const strange = await listen(renter, 'not a number')
    await write('Five', renter)
    await strange.until(() => strange.told.length === 1)
    expect(strange.told[0]?.data.message?.text).toBe('Five')
  })

  it('says nothing of what was rolled back, and nothing to strangers', async () => {
    const { renter, id, write } = await talk()
    const stranger = await signUp(app, { role: 'customer' })
    const foreign = await listen(stranger)
    const mine = await listen(renter)
    const wrong = { text: 'With a picture', pictures: ['/media/nothing.webp'] }
    expect((await app.post(`/messages/threads/${id}`, wrong, renter)).status).toBe(422)
    await write('Right', renter)
    await mine.until(() => mine.told.length === 1)
    expect(mine.told[0]?.data.message?.text).toBe('Right')
    expect(foreign.told).toEqual([])
  })

  it('ends with the session', async () => {
    const { renter } = await talk()
    const mine = await listen(renter)
    await app.services.live.sweep()
    expect(mine.ended).toBe(false)
    await app.pool.query('delete from session where user_id = $1', [renter.user._id])
    await app.services.live.sweep()
    await mine.until(() => mine.ended)
    expect((await app.get('/messages/events', renter)).status).toBe(401)
  })

  it('refuses more streams of one account than anybody has windows', async () => {
    const { renter } = await talk()
    for (let n = 0; n < 10; n += 1) await listen(renter)
    const eleventh = await app.get('/messages/events', renter)
    expect(eleventh.status).toBe(429)
    await listeners.at(-1)?.stop()
    await listen(renter)
  })

  it('opens no stream for who asks only whether there is one', async () => {
    const { renter } = await talk()
    const before = app.services.live.count()
    for (let n = 0; n < 12; n += 1) {
      const { status, headers } = await app.call('HEAD', '/messages/events', renter)
      expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('event')])
    }
    expect(app.services.live.count()).toBe(before)
  })

  it('refuses more streams of one address than an office needs, and counts those that are open', async () => {
    const { config } = app.services
    expect([config.STREAMS_OF_ADDRESS, config.STREAMS_AT_ONCE]).toEqual([100, 5000])
    const small = await testApp({ STREAMS_OF_ADDRESS: '3', STREAMS_AT_ONCE: '5' })
    try {
      const { live } = small.services
      const present = async () => []
      const open = async (address: string) => {
        const accountId = randomUUID()
        return live.open({ accountId, sessionId: randomUUID(), address }, present)
      }
      const office = await Promise.all([1, 2, 3].map(() => open('192.0.2.1')))
      await expect(open('192.0.2.1')).rejects.toMatchObject({ code: 'too_many_requests' })
      const presses = await Promise.allSettled([1, 2, 3, 4].map(() => open('192.0.2.2')))
      const refusals = presses.flatMap(one => (one.status === 'rejected' ? [one.reason.code] : []))
      expect(refusals).toEqual(['unavailable', 'unavailable'])
      expect(live.count()).toBe(5)
      await office[0]?.cancel()
      await office[0]?.cancel()
      expect(live.count()).toBe(4)
      await open('192.0.2.1')
      await expect(open('192.0.2.1')).rejects.toMatchObject({ code: 'too_many_requests' })
      // All their sessions have ended, so the streams are closed.
      await live.sweep()
      expect(live.count()).toBe(0)
      await Promise.all([1, 2, 3].map(() => open('192.0.2.1')))
      expect(live.count()).toBe(3)
    } finally {
      await small.close()
    }
  })

  it('counts a household with many IPv6 addresses as one address', async () => {
    const small = await testApp({ STREAMS_OF_ADDRESS: '2' })
    try {
      const open = (address: string) => {
        const reader = { accountId: randomUUID(), sessionId: randomUUID(), address }
        return small.services.live.open(reader, async () => [])
      }
      const [first] = [await open('2001:db8:1:2::1'), await open('2001:db8:1:2::2')]
      await expect(open('2001:db8:1:2::3')).rejects.toMatchObject({ code: 'too_many_requests' })
      await open('2001:db8:1:3::1')
      await first?.cancel()
      await open('2001:db8:1:2::3')
    } finally {
      await small.close()
    }
  })

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    'misses nothing that is written while the last look ends, %i turns later',
    async turns => {
      const { live } = app.services
      const accountId = (await signUp(app, { role: 'customer' })).user._id
      const write = async () => {
        await app.pool.query(
          `with counted as (
             insert into inbox (account_id, last) values ($1, 1)
             on conflict (account_id) do update set last = inbox.last + 1 returning last
           )
           insert into inbox_event (account_id, number, kind, created_at)
           select $1, last, 'unread', now() from counted`,
          [accountId],
        )
      }
      const frame = { event: 'unread', data: {} }
      let looks = 0
      const present = async (_account: string, events: readonly unknown[]) => {
        looks += 1
        if (looks === 1) {
          await write()
          void later(turns, () => live.heard(accountId))
        }
        return events.map(() => frame)
      }
      const reader = { accountId, sessionId: randomUUID(), address: '' }
      const listener = new Listener(await live.open(reader, present))
      listeners.push(listener)
      await listener.until(() => listener.told.length === 1)
    },
  )

  it('reaches those who listen to another process', async () => {
    const other = openLive(app.database, {
      ...{ config: app.services.config, clock: app.clock },
      log: createLog('silent'),
    })
    try {
      const { renter, write } = await talk()
      const { rows } = await app.pool.query('select id from session where user_id = $1', [
        renter.user._id,
      ])
      const present = async (_account: string, events: readonly unknown[]) =>
        events.map(() => ({ event: 'message', data: {} }))
      const reader = { accountId: renter.user._id, sessionId: rows[0].id, address: '' }
      const heard = new Listener(await other.live.open(reader, present))
      listeners.push(heard)
      await heard.until(() => other.isListening())
      await write('Across', renter)
      await heard.until(() => heard.told.length === 1)
      await app.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'holdall-listen' and datname = current_database()`,
      )
      await write('While nobody listened', renter)
      await heard.until(() => heard.told.length === 2)
    } finally {
      await other.close()
    }
  })
})
