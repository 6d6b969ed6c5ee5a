import { describe, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { keptDays } from '#inventory/rules/inventory-terms.ts'
import { copyRow } from '#test/copy-row.ts'
import { personContext } from '../../../demo/person-context.ts'
import { eraseInventories, exportInventories, tidyInventories } from './account-leaving.ts'
import { chainStory, nameOf } from './evidence/chain.fixture.ts'
import { inventoryPicturesInUse } from './pictures/inventory-pictures.ts'

const { story, inventory, evidence, broken, changeSides } = chainStory()

describe('when somebody leaves', () => {
  const erase = async (who: 'renter' | 'host') => {
    const { user } = story.stored[who]
    const ctx = personContext(story.app.services, user._id, user.role, story.app.clock.now())
    await eraseInventories(story.app.db, ctx, user._id)
    await story.app.pool.query('update users set deleted_at = now() where id = $1', [user._id])
    changeSides()
  }

  it('what they wrote goes, and the chain of the other side is still whole', async () => {
    await erase('host')
    const { whole, links, records } = await evidence()
    expect(whole).toBe(true)
    expect(links.map(({ content }) => content !== null)).toEqual([true, false, false, true])
    expect(links[0]?.pictures).toMatchObject([{ state: 'same' }])
    expect(records[0]).toMatchObject({ state: 'confirmed', lines: [] })
    expect(await broken()).toEqual([])
    expect(await inventoryPicturesInUse(story.app.db, [nameOf(story.pictures.shown)])).toEqual([])
  })

  it('the list goes with the renter, and the pictures in it', async () => {
    await inventory().ask([])
    await erase('renter')
    const read = (
      await story.app.get(`/booking/${story.stored.bookingId}/items`, story.stored.host)
    ).body.data
    expect([read.items, read.requests]).toEqual([[], []])
    expect((await inventory().evidence(story.stored.host)).whole).toBe(true)
    expect(await inventoryPicturesInUse(story.app.db, [nameOf(story.pictures.listed)])).toEqual([])
    expect(await broken()).toEqual([])
  })

  it('takes away what they wrote and nothing of the other side', async () => {
    const { user } = story.stored.renter
    const ctx = personContext(story.app.services, user._id, user.role, story.app.clock.now())
    const text = JSON.stringify(await exportInventories(ctx, user._id))
    expect(text).toContain('Moving box')
    expect(text).not.toContain('wet')
    expect(text).not.toContain('Dry')
    expect(text).toContain(nameOf(story.pictures.listed))
    expect(text).not.toContain(nameOf(story.pictures.shown))
    const [item] = (await inventory().read()).items
    const asked = (await inventory().ask([{ item: item._id, count: 1 }])).body.data
    const denial = { event: 'deny', words: 'On holiday' }
    await inventory().answerRequest(asked._id, denial, story.stored.host)
    const { user: host } = story.stored.host
    const theirs = personContext(story.app.services, host._id, host.role, story.app.clock.now())
    expect(await exportInventories(theirs, host._id)).toMatchObject({
      answers: [{ youHave: 'objected', youWrote: 'It is <b>wet</b>' }],
      replies: [{ state: 'denied', youWrote: 'On holiday' }],
      pictures: [{ item: null, youSent: story.pictures.shown }],
    })
  })
})

it('is deleted a year after the booking, but for the hashes, and unused pictures after a day', async () => {
  const unused = nameOf(await inventory().upload())
  const clock = (at: Date) => ({ db: story.app.db, clock: { ...story.app.clock, now: () => at } })
  const known = async () =>
    inventoryPicturesInUse(story.app.db, [
      unused,
      nameOf(story.pictures.shown),
      nameOf(story.pictures.listed),
    ])
  await tidyInventories(clock(story.app.clock.now()))
  expect(await known()).toHaveLength(3)
  await tidyInventories(clock(after(story.app.clock.now(), 2 * dayMs)))
  expect((await known()).sort()).toEqual(
    [nameOf(story.pictures.shown), nameOf(story.pictures.listed)].sort(),
  )
  await tidyInventories(clock(after(story.stored.end, keptDays * dayMs - 1000)))
  expect(await known()).toHaveLength(2)
  const over = after(story.stored.end, keptDays * dayMs + 1000)
  await tidyInventories(clock(over))
  expect(await known()).toEqual([])
  expect(await broken()).toEqual([])
  const { rows } = await story.app.pool.query(
    `select count(*)::int as links, count(link_id)::int as contents from inventory_link
     left join inventory_content on link_id = id where booking_id = $1`,
    [story.stored.bookingId],
  )
  expect(rows).toEqual([{ links: 4, contents: 0 }])
})

it('stays while what extends the booking goes on, and a year longer', async () => {
  const { pool } = story.app
  const { bookingId, end } = story.stored
  const extended = (extends_id: string, starts_at: Date, ends_at: Date) =>
    copyRow(pool, 'booking', bookingId, { extends_id, starts_at, ends_at })
  const [next, last] = [after(end, 300 * dayMs), after(end, 600 * dayMs)]
  await extended(await extended(bookingId, end, next), next, last)
  const contents = async () => {
    const { rows } = await pool.query(
      `select count(*)::int as count from inventory_content
       join inventory_link on id = link_id where booking_id = $1`,
      [bookingId],
    )
    return rows[0].count
  }
  const tidy = (now: Date) =>
    tidyInventories({ db: story.app.db, clock: { ...story.app.clock, now: () => now } })
  await tidy(after(last, keptDays * dayMs - 1000))
  expect([await contents(), (await inventory().read()).items.length]).toEqual([4, 1])
  await tidy(after(last, keptDays * dayMs + 1000))
  expect([await contents(), (await inventory().read()).items.length]).toEqual([0, 0])
})
