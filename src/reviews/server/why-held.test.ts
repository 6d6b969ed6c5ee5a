import { expect, it } from 'vitest'
import { again } from '#test/factories.ts'
import { reviews } from './reviews.fixture.ts'

const { story, arrange, book, write, writeBack, change, read, shown, decide } = reviews()

it('many at once wait for the operator, who lets them stand or not', async () => {
  const { id, listingId } = await arrange()
  const { rows } = await story.app.pool.query(
    'select renter_id, host_id from booking where id = $1',
    [id],
  )
  const { renter_id: author, host_id: subject } = rows[0]
  for (let number = 0; number < 5; number += 1) {
    const other = await book()
    await story.app.pool.query(
      `insert into review (id, booking_id, listing_id, author_side, author_id, subject_id, state,
         rating, text, created_at)
       values (gen_random_uuid(), $1, $2, 'renter', $3, $4, 'written', 5, 'One of many', $5)`,
      [other.id, other.listingId, author, subject, story.app.clock.now()],
    )
  }
  const held = (await write(id)).body.data
  expect(held.state).toBe('held')
  expect((await read(id, story.host)).theyWrote, 'it may never be shown').toBe(false)
  await writeBack(id)
  expect((await shown(listingId)).data).toEqual([])
  const desk = await story.app.get('/admin/reviews', await again(story.app))
  const found = desk.body.data.find((one: { _id: string }) => one._id === held._id)
  expect(found.heldBecause).toContain('Its writer wrote 5 others')
  expect((await decide(held._id, { status: 'shown' })).body.data.state).toBe('revealed')
  expect((await shown(listingId)).data).toHaveLength(1)
})

it('one that was let stand waits again where its words are changed', async () => {
  const { id } = await arrange()
  await story.app.pool.query(
    `insert into browser_mark (user_id, mark, seen_at)
     select unnest(array[$1, $2]::uuid[]), 'the same', now()`,
    [story.host.user._id, story.renter.user._id],
  )
  const { _id } = (await write(id)).body.data
  expect((await decide(_id, { status: 'shown' })).body.data.state).toBe('written')
  expect((await change(id, { text: 'Nobody has looked at these words.' })).body.data.state).toBe(
    'held',
  )
  const desk = await story.app.get('/admin/reviews?limit=100', await again(story.app))
  const found = desk.body.data.find((one: { _id: string }) => one._id === _id)
  expect(found).toMatchObject({ state: 'held', text: 'Nobody has looked at these words.' })
  expect((await decide(_id, { status: 'shown' })).body.data.state).toBe('written')
})

it('one that was taken down before anybody saw it is promised to nobody', async () => {
  const { id } = await arrange()
  const { _id } = (await write(id)).body.data
  expect((await read(id, story.host)).theyWrote).toBe(true)
  await decide(_id, { status: 'removed', reason: 'It advertises.' })
  expect(await read(id, story.host)).toMatchObject({ theyWrote: false, theirs: null })
  expect(await read(id)).toMatchObject({ mine: { state: 'removed' } })
})

it.each([
  [
    'a bank account',
    `insert into payee (user_id, standing, bank_mark, created_at)
     select unnest(array[$1, $2]::uuid[]), 'ready', 'one and the same', now()`,
  ],
  [
    'browser',
    `insert into browser_mark (user_id, mark, seen_at)
     select unnest(array[$1, $2]::uuid[]), 'one and the same', now()`,
  ],
])('between two who share %s it waits for the operator', async (what, sharing) => {
  const { id } = await arrange()
  await story.app.pool.query(sharing, [story.host.user._id, story.renter.user._id])
  expect((await write(id)).body.data.state).toBe('held')
  const desk = await story.app.get('/admin/reviews?limit=100', await again(story.app))
  const found = desk.body.data.find((one: { bookingId: string }) => one.bookingId === id)
  expect(found.heldBecause).toContain(what)
})
