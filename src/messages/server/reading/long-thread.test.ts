import { beforeEach, describe, expect, it } from 'vitest'
import type { Message } from '#messages/rules/wire.ts'
import { type AskedStatement, rowsLookedAt, statementsOf } from '#test/asked-statements.ts'
import { approvedListing, type Person, signUp } from '#test/factories.ts'
import { storyOf } from '#test/story.ts'

describe('a conversation of ten thousand messages', () => {
  const story = storyOf(async app => {
    const partner = await signUp(app)
    return { partner, listing: await approvedListing(app, partner) }
  })
  let threads: { long: string; short: string }
  let renters: { long: Person; short: Person }
  beforeEach(async () => {
    const [long, short] = [await talked(10_000), await talked(10)]
    threads = { long: long.id, short: short.id }
    renters = { long: long.renter, short: short.renter }
    await story.app.pool.query('analyze message')
  })

  async function talked(count: number) {
    const { app } = story
    const renter = await signUp(app, { role: 'customer' })
    const { body } = await app.post('/messages/threads', { listing: story.listing._id }, renter)
    const id: string = body.data._id
    await app.pool.query(
      `insert into message (id, thread_id, number, sender, text, created_at)
        select gen_random_uuid(), $1, n,
          case when n % 2 = 0 then 'partner' else 'renter' end, 'Word ' || n, now()
        from generate_series(1, $2::int) as n`,
      [id, count],
    )
    await app.pool.query(
      'update message_thread set last_number = $2, last_at = now(), partner_unread = 3 where id = $1',
      [id, count],
    )
    return { renter, id }
  }

  const read = (id: string, person: Person, query = '') =>
    story.app.get(`/messages/threads/${id}${query}`, person)

  /** Over all statements together. */
  async function messagesLookedAt(deed: () => Promise<{ status: number }>): Promise<number> {
    const asked: AskedStatement[] = await statementsOf(async () => {
      expect((await deed()).status).toBeLessThan(300)
    })
    const reads = asked.filter(({ text }) => /^(select|with)\b.*\bmessage\b/i.test(text))
    expect(reads.length).toBeGreaterThan(0)
    let sum = 0
    for (const one of reads) sum += await rowsLookedAt(story.app.pool, one, 'message')
    return sum
  }

  it('is opened by looking at one page of them', async () => {
    const page = await messagesLookedAt(() => read(threads.long, renters.long))
    const { messages } = (await read(threads.long, renters.long)).body.data
    expect(page).toBeLessThanOrEqual(messages.length + 5)
  })

  it('is read back from its middle by looking at one page of them', async () => {
    const { rows } = await story.app.pool.query(
      'select id from message where thread_id = $1 and number = 5000',
      [threads.long],
    )
    const query = `?before=${rows[0].id}`
    const page = await messagesLookedAt(() => read(threads.long, renters.long, query))
    const { messages } = (await read(threads.long, renters.long, query)).body.data
    expect(messages.at(-1)).toMatchObject({ text: 'Word 4999' } satisfies Partial<Message>)
    expect(page).toBeLessThanOrEqual(messages.length + 5)
  })

  it('costs the list of conversations no more than a short one', async () => {
    const list = (person: Person) => () => story.app.get('/messages/threads', person)
    const long = await messagesLookedAt(list(renters.long))
    expect(long).toBe(await messagesLookedAt(list(renters.short)))
  })

  it('is marked as read up to its end by looking at that end', async () => {
    const last = async (id: string) =>
      (await read(id, story.partner)).body.data.messages.at(-1)._id as string
    const mark = async (id: string) => {
      const upTo = await last(id)
      return messagesLookedAt(() =>
        story.app.post(`/messages/threads/${id}/read`, { upTo }, story.partner),
      )
    }
    expect(await mark(threads.long)).toBeLessThanOrEqual((await mark(threads.short)) + 5)
  })
})
