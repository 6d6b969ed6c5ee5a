import { expect, it } from 'vitest'
import { bookingStory } from '#test/bookings.ts'
import { signUp } from '#test/factories.ts'
import { brokenInvariants } from './invariants.ts'

const { story, request, answer } = bookingStory()

const found = async () => {
  const broken = await brokenInvariants(story.app.db, story.app.clock.now())
  return broken.map(({ name }) => name)
}

it('finds nothing where only the verbs were at work', async () => {
  const { id } = await request()
  await answer(id, 'approved')
  expect(await found()).toEqual([])
})

it('finds nothing wrong with a day that another calendar has closed', async () => {
  const { id } = await request()
  await answer(id, 'approved')
  await story.app.pool.query(
    `update listing set unavailability_periods = jsonb_build_array(jsonb_build_object(
       'startDate', (select (starts_at at time zone 'Europe/London')::date from booking where id = $1),
       'endDate', (select (starts_at at time zone 'Europe/London')::date from booking where id = $1), 'reason', '',
       'calendar', gen_random_uuid()
     )) where id = (select listing_id from booking where id = $1)`,
    [id],
  )
  expect(await found()).toEqual([])
})

it('finds nothing wrong with a second reminder of an end, if it is another end', async () => {
  const { id } = await request()
  const remind = (text: string) =>
    story.app.pool.query(
      `insert into outbox_mail (id, to_address, subject, text_body, html_body, kind, created_at, send_after, attempts)
       select gen_random_uuid(), to_address, subject, text_body || $2, html_body, 'booking.endsSoon', created_at, send_after, 0
       from outbox_mail where kind = 'booking.requested' and text_body like '%' || $1::text || '%'`,
      [id, text],
    )
  await remind('31 March')
  await remind('30 April')
  expect(await found()).toEqual([])
  await remind('30 April')
  expect(await found()).toContain('nobody is told of one event twice')
})

it.each([
  [
    'fewer spaces than are booked',
    `update listing set storage_number = 1 where id = (select listing_id from booking where id = $1)`,
    'no more bookings hold a listing at one time than it has spaces',
  ],
  [
    'a day that was closed although it is booked',
    `update listing set unavailability_periods = jsonb_build_array(jsonb_build_object(
       'startDate', (select (starts_at at time zone 'Europe/London')::date from booking where id = $1),
       'endDate', (select (starts_at at time zone 'Europe/London')::date from booking where id = $1), 'reason', 'Painting'
     )) where id = (select listing_id from booking where id = $1)`,
    'no time that a partner has closed is booked',
  ],
  [
    'a renter who has gone',
    `update users set deleted_at = now() where id = (select renter_id from booking where id = $1)`,
    'no live booking has a party who is gone',
  ],
  [
    'a listing that has gone',
    `update listing set deleted_at = now() where id = (select listing_id from booking where id = $1)`,
    'no live booking is of a listing that is gone',
  ],
  [
    'a suspended listing that is still asked for',
    `update listing set state = 'suspended' where id = (select listing_id from booking where id = $1)`,
    'nobody waits for an answer that cannot come',
  ],
  [
    'a suspended renter who still waits',
    `update users set suspended_at = now() where id = (select renter_id from booking where id = $1)`,
    'no suspended renter has asked for a space or has one to pay for',
  ],
  [
    'a stage that no event led to',
    `update booking set stage = 'expired', unit_no = null, expires_at = null where id = $1`,
    'a booking stands where its history has led',
  ],
  [
    'a letter sent once more',
    `insert into outbox_mail (id, to_address, subject, text_body, html_body, kind, created_at, send_after, attempts)
     select gen_random_uuid(), to_address, subject, text_body, html_body, kind, created_at, send_after, 0
     from outbox_mail where kind like 'booking.requested' and text_body like '%' || $1::text || '%'`,
    'nobody is told of one event twice',
  ],
])('finds %s', async (_, statement, name) => {
  const first = await request({ storageNumber: 2 })
  await answer(first.id, 'approved')
  const { app, host } = story
  const second = await app.post('/booking', first.body, await signUp(app, { role: 'customer' }))
  const third = await app.post('/booking', first.body, await signUp(app, { role: 'customer' }))
  await app.patch(`/booking/${second.body.data._id}`, { approvalStatus: 'approved' }, host)
  const waits = statement.includes('suspended') || statement.includes('requested')
  const id = waits ? third.body.data._id : first.id
  await app.pool.query(statement, [id])
  expect(await found()).toContain(name)
})
