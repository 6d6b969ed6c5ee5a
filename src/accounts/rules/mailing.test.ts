import { expect, it } from 'vitest'
import { mayMail } from './mailing.ts'

it('asks the preference of what is not part of the service', () => {
  const nothing = { supportEmail: false, reminderEmail: false }
  for (const about of ['support', 'reminder'] as const) {
    expect(mayMail(nothing, about)).toBe(false)
    expect(mayMail({ ...nothing, [`${about}Email`]: true }, about)).toBe(true)
  }
})
