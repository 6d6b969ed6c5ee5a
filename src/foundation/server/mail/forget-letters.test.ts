import { expect, it } from 'vitest'
import { lettersKeptDays, lettersTriedDays } from '#foundation/rules/sendings/letters-kept.ts'
import { dayMs, hourMs, minuteMs, secondMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { anEmail, signUp } from '#test/factories.ts'
import { storyOf } from '#test/story.ts'
import { forgetOldLetters } from './forget-letters.ts'
import { waitsOfMail } from './outbox-table.ts'
import { sendDueMail } from './send-due-mail.ts'

const story = storyOf(async app => ({ someone: await signUp(app, { email: anEmail() }) }))

it('letters are forgotten some months after they were sent, and not before they are', async () => {
  const { app, someone } = story
  const left = async () => {
    const letters = 'select 1 from outbox_mail where to_address = $1'
    return (await app.pool.query(letters, [someone.email])).rows.length
  }
  const passDays = (days: number) => app.clock.moveTo(after(app.clock.now(), days * dayMs))
  passDays(lettersKeptDays + 1)
  await forgetOldLetters(app.services)
  expect(await left()).toBe(1)
  await sendDueMail(app.services, { deliver: async () => {} })
  passDays(lettersKeptDays - 1)
  await forgetOldLetters(app.services)
  expect(await left()).toBe(1)
  passDays(2)
  await forgetOldLetters(app.services)
  expect(await left()).toBe(0)
})

it('one that no mail server takes is given up after a week, and hides no other that waits', async () => {
  const { app } = story
  const { pool, clock } = app
  await sendDueMail(app.services, { deliver: async () => {} })
  const mistyped = (await signUp(app, { email: anEmail(), verified: false })).email
  const refusing = { deliver: async () => Promise.reject(new Error('550 no such mailbox')) }
  const isKept = async () => {
    const { rows } = await pool.query('select 1 from outbox_mail where to_address = $1', [mistyped])
    return rows.length > 0
  }
  const waits = () => waitsOfMail(app.db, clock.now())
  for (let hour = 0; hour < 24; hour += 1) {
    await sendDueMail(app.services, refusing)
    clock.moveTo(after(clock.now(), hourMs))
  }
  expect(await waits()).toEqual({ longest: 0, refused: 1 })
  await signUp(app, { email: anEmail(), verified: false })
  clock.moveTo(after(clock.now(), hourMs))
  expect((await waits()).longest).toBeCloseTo(hourMs / secondMs, -1)
  const tryFor = async (days: number) => {
    for (let hour = 0; hour < days * 24; hour += 1) {
      clock.moveTo(after(clock.now(), hourMs))
      await sendDueMail(app.services, refusing)
    }
  }
  await tryFor(lettersTriedDays - 2)
  await forgetOldLetters(app.services)
  expect(await isKept()).toBe(true)
  await tryFor(2)
  await forgetOldLetters(app.services)
  expect(await isKept()).toBe(false)
})

it('one that has waited for a mail server to be set up is tried for as long as any other', async () => {
  const { app } = story
  const { pool, clock } = app
  await sendDueMail(app.services, { deliver: async () => {} })
  const { email } = await signUp(app, { email: anEmail(), verified: false })
  clock.moveTo(after(clock.now(), (lettersTriedDays + 1) * dayMs))
  const busy = { deliver: async () => Promise.reject(new Error('451 try again later')) }
  for (let minutes = 0; minutes < 60; minutes += 1) {
    await sendDueMail(app.services, busy)
    clock.moveTo(after(clock.now(), minuteMs))
  }
  await forgetOldLetters(app.services)
  const { rows } = await pool.query('select 1 from outbox_mail where to_address = $1', [email])
  expect(rows).toHaveLength(1)
})
