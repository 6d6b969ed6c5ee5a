import { expect, it } from 'vitest'
import { dayMs, hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { hiddenUntilBooked } from '#messages/rules/message-terms.ts'
import { duringTransaction } from '#test/database.ts'
import { deviceOf } from '#test/devices.ts'
import { again, anOperator, approvedListing, mailTo, type Person, signUp } from '#test/factories.ts'
import { storyOf } from '#test/story.ts'
import { mailUnread } from './mail-unread.ts'

const story = storyOf(async app => {
  const partner = await signUp(app, { role: 'partner', firstName: 'Pam' })
  return {
    partner,
    renter: await signUp(app, { role: 'customer', firstName: 'Rae' }),
    listing: await approvedListing(app, partner),
  }
})

async function opened(): Promise<string> {
  const wish = { listing: story.listing._id }
  return (await story.app.post('/messages/threads', wish, story.renter)).body.data._id
}
const write = (thread: string, text: string, by: Person = story.renter) =>
  story.app.post(`/messages/threads/${thread}`, { text }, by)

it('shows a message on the devices of its reader at once, and on no other', async () => {
  const [theirs, mine] = [
    await deviceOf(story.app, story.partner),
    await deviceOf(story.app, story.renter),
  ]
  const thread = await opened()
  await write(thread, 'Is it dry?\nCall me on 07700 900123.')
  expect(await theirs.told()).toEqual([
    {
      title: 'A message from Rae',
      body: `Is it dry? Call me on ${hiddenUntilBooked}.`,
      url: `/messages/${thread}`,
      tag: `thread-${thread}`,
    },
  ])
  expect(await mine.told()).toEqual([])
  await write(thread, 'It is.', story.partner)
  expect(await mine.told()).toMatchObject([{ title: 'A message from Pam', body: 'It is.' }])
})

it('shows nothing where notifications are switched off', async () => {
  const device = await deviceOf(story.app, story.partner)
  await device.switchOff()
  await write(await opened(), 'Anybody there?')
  expect(await device.told()).toEqual([])
})

it('shows nothing to whoever is suspended', async () => {
  const device = await deviceOf(story.app, story.partner)
  const thread = await opened()
  const suspension = { suspended: true, reason: 'Complaints' }
  const path = `/admin/people/${story.partner.user._id}`
  await story.app.patch(path, suspension, await anOperator(story.app))
  await write(thread, 'Anybody there?')
  expect((await device.told()).filter(({ title }) => title.includes('message'))).toEqual([])
})

it.each([
  [true, 1],
  [false, 0],
])('mails what is unread where reminders by mail are %s: %i', async (reminderEmail, count) => {
  const { app, partner } = story
  await app.patch(`/users/${partner.user._id}`, { reminderEmail }, partner)
  await write(await opened(), 'Is it still free?')
  app.clock.moveTo(after(app.clock.now(), 6 * minuteMs))
  await mailUnread(app.services)
  const mails = await mailTo(app, partner.email)
  expect(mails.filter(({ text }) => text.includes('Is it still free?'))).toHaveLength(count)
})

it.each<[string, (writer: Person, thread: string) => Promise<unknown>]>([
  [
    'has left',
    ({ token, password }) => {
      return story.app.post('/auth/delete-account', { password }, { token })
    },
  ],
  [
    'was suspended',
    async ({ user }) => {
      const suspension = { suspended: true, reason: 'Complaints' }
      return story.app.patch(`/admin/people/${user._id}`, suspension, await anOperator(story.app))
    },
  ],
  [
    'was blocked by the reader',
    async (_writer, thread) => {
      return story.app.post(`/messages/threads/${thread}/block`, undefined, story.partner)
    },
  ],
])('mails nothing of somebody who %s meanwhile', async (_what, happens) => {
  const { app, listing, partner } = story
  const writer = await signUp(app, { role: 'customer', firstName: 'Wyn' })
  const { body } = await app.post('/messages/threads', { listing: listing._id }, writer)
  await write(body.data._id, 'Pay me outside of this', writer)
  expect((await happens(writer, body.data._id)) as { status: number }).toMatchObject({
    status: 200,
  })
  app.clock.moveTo(after(app.clock.now(), 6 * minuteMs))
  await mailUnread(app.services)
  const mails = await mailTo(app, partner.email)
  expect(mails.filter(({ subject }) => subject.includes('wrote to you'))).toEqual([])
})

it.each([
  ['reader', () => story.partner],
  ['writer', () => story.renter],
])('mails what waited once its %s is let back in, and only what was not mailed', async (_, who) => {
  const { app, partner } = story
  const suspend = async (suspension: object) =>
    app.patch(`/admin/people/${who().user._id}`, suspension, await again(app))
  const waits = async (minutes: number) => {
    app.clock.moveTo(after(app.clock.now(), minutes * minuteMs))
    await mailUnread(app.services)
    const mails = await mailTo(app, partner.email)
    return mails.filter(({ subject }) => subject.includes('wrote to you')).length
  }
  const thread = await opened()
  await write(thread, 'Is it still free?')
  expect(await waits(6)).toBe(1)
  await write(thread, 'And how high is the door?')
  expect((await suspend({ suspended: true, reason: 'Spam.' })).status).toBe(200)
  expect(await waits(70)).toBe(1)
  expect(await waits(70)).toBe(1)
  expect((await suspend({ suspended: false })).status).toBe(200)
  expect(await waits(6)).toBe(2)
  expect(await waits(70)).toBe(2)
})

it('mails what was being put off while its reader was let back in', async () => {
  const { app, partner } = story
  await write(await opened(), 'Is it still free?')
  const operator = await anOperator(app)
  const suspend = (suspension: object) =>
    app.patch(`/admin/people/${partner.user._id}`, suspension, operator)
  await suspend({ suspended: true, reason: 'Spam.' })
  app.clock.moveTo(after(app.clock.now(), 6 * minuteMs))
  const putOff = 'update message_thread set partner_mail_due = $1 where partner_id = $2'
  const back = await duringTransaction(
    app.pool,
    [putOff, [after(app.clock.now(), dayMs), partner.user._id]],
    () => suspend({ suspended: false }),
  )
  expect(back.status).toBe(200)
  await mailUnread(app.services)
  const mails = await mailTo(app, partner.email)
  expect(mails.filter(({ subject }) => subject.includes('wrote to you'))).toHaveLength(1)
})

it.each([
  ['of a later message too', 'Have you seen this?', 6 * minuteMs],
  ['a day later at the latest', undefined, 24 * hourMs],
])('mails what waited %s, although an older version let the reader in', async (_, text, ms) => {
  const { app, partner } = story
  const mailed = async (later: number) => {
    app.clock.moveTo(after(app.clock.now(), later))
    await mailUnread(app.services)
    const mails = await mailTo(app, partner.email)
    return mails.filter(({ subject }) => subject.includes('wrote to you')).length
  }
  const suspended = (at: Date | null) =>
    app.pool.query('update users set suspended_at = $1 where id = $2', [at, partner.user._id])
  const thread = await opened()
  await write(thread, 'Is it still free?')
  await suspended(app.clock.now())
  expect(await mailed(6 * minuteMs)).toBe(0)
  await suspended(null)
  if (text) await write(thread, text)
  expect(await mailed(ms)).toBe(1)
  expect(await mailed(24 * hourMs)).toBe(1)
})
