import { expect, it } from 'vitest'
import { lettersKeptDays } from '#foundation/rules/notices/letters-kept.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { anEmail, signUp } from '#test/factories.ts'
import { storyOf } from '#test/story.ts'
import { forgetOldLetters } from './forget-letters.ts'
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
