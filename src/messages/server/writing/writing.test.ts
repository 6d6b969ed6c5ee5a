import { beforeEach, describe, expect, it } from 'vitest'
import type { TestApp } from '#test/app-under-test.ts'
import { duringTransaction, suspending } from '#test/database.ts'
import type { Person } from '#test/factories.ts'
import { conversations } from '../conversations.fixture.ts'

describe('conversations', () => {
  const { story, write, read, unread, asked } = conversations()
  let app: TestApp
  let partner: Person
  beforeEach(() => {
    ;({ app, partner } = story)
  })

  it('keep a message once however often it is sent with the same key', async () => {
    const { renter, id } = await asked()
    const sent = await Promise.all(
      [1, 2, 3].map(() => write(id, 'Once', renter, { 'idempotency-key': 'try-again' })),
    )
    expect(new Set(sent.map(({ body }) => body.data?._id)).size).toBe(1)
    expect((await read(id, renter)).messages).toHaveLength(2)
    const other = await write(id, 'Other words', renter, { 'idempotency-key': 'try-again' })
    expect(other.body.code).toBe('idempotency_key_reused')
  })

  it('take nothing of whoever is just being suspended', async () => {
    const { renter, id } = await asked()
    const headers = { 'idempotency-key': 'late' }
    const refused = await duringTransaction(app.pool, suspending(renter), () =>
      write(id, 'One last word', renter, headers),
    )
    expect(refused.status).toBe(401)
    expect((await read(id, partner)).messages).toHaveLength(1)
  })

  it('number messages without a gap when both write at once', async () => {
    const { renter, id } = await asked()
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => write(id, `Word ${n}`, n % 2 ? renter : partner)),
    )
    const { rows } = await app.pool.query(
      'select number from message where thread_id = $1 order by number',
      [id],
    )
    expect(rows.map(row => row.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(await unread(renter)).toBe(4)
  })

  it('warn of bank details whether or not anything is booked', async () => {
    const { message } = await asked('Pay to 20-45-67 12345678 please')
    expect(message.bankDetails).toBe(true)
  })

  it('refuse what is too long, empty, strange or not theirs', async () => {
    const { renter, id } = await asked()
    for (const body of [
      { text: '' },
      { text: '   ' },
      { text: 'x'.repeat(2001) },
      { text: 'a\u0000b' },
      { text: 5 },
      { text: 'With a picture', pictures: ['/media/nobody.webp'] },
      { text: 'Seven', pictures: Array.from({ length: 7 }, () => '/media/x.webp') },
      { text: 'More', from: 'system' },
      {},
    ]) {
      const { status } = await app.post(`/messages/threads/${id}`, body, renter)
      expect([400, 422]).toContain(status)
    }
    expect((await read(id, renter)).messages).toHaveLength(1)
  })

  it('take 20 messages a minute, and few new conversations of newcomers', async () => {
    const { renter, id } = await asked()
    const statuses: number[] = []
    for (let n = 0; n < 20; n += 1) statuses.push((await write(id, `${n}`, renter)).status)
    expect(statuses.slice(0, 19).every(status => status === 201)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
  })
})
