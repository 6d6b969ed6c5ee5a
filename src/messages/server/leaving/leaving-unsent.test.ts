import { expect, it } from 'vitest'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { duringTransaction } from '#test/database.ts'
import { deviceOf } from '#test/devices.ts'
import { mailTo } from '#test/factories.ts'
import { conversations } from '../conversations.fixture.ts'
import { mailUnread } from '../telling/mail-unread.ts'

const { story, asked } = conversations()

it('words of somebody who has left are sent to nobody, also where they wait to be sent', async () => {
  const { app, partner } = story
  const device = await deviceOf(app, partner)
  const { renter: leaver } = await asked('My number is in the window.')
  await asked('How high is the door?')
  app.clock.moveTo(after(app.clock.now(), 6 * minuteMs))
  await mailUnread(app.services)
  const waiting = async () => {
    const mails = await mailTo(app, partner.email)
    const told = await device.told()
    return [
      mails.filter(({ subject }) => subject.includes('wrote to you')).map(({ text }) => text),
      told.map(({ body }) => body),
    ].map(texts => texts.filter(text => /window|door/.test(text)).length)
  }
  expect(await waiting()).toEqual([2, 2])
  expect((await app.post('/auth/delete-account', undefined, leaver)).status).toBe(200)
  expect(await waiting()).toEqual([1, 1])
  expect((await device.told()).at(-1)?.body).toBe('How high is the door?')
})

it('also where the mail about them is being written meanwhile', async () => {
  const { app, partner } = story
  const { renter: leaver, id } = await asked('My number is in the window.')
  const mail = `insert into outbox_mail
      (id, to_address, subject, text_body, html_body, kind, created_at, send_after, words_of)
    select gen_random_uuid(), $1, 'Leaver wrote to you', 'window', '', 'message.unread', now(), now(),
      renter_id
    from message_thread where id = $2 for update`
  const left = await duringTransaction(app.pool, [mail, [partner.email, id]], () =>
    app.post('/auth/delete-account', undefined, leaver),
  )
  expect(left.status).toBe(200)
  const mails = await mailTo(app, partner.email)
  expect(mails.filter(({ text }) => text.includes('window'))).toEqual([])
})
