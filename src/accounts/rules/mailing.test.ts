import { describe, expect, it } from 'vitest'
import { mayMail, mayText } from './mailing.ts'

const nothing = {
  supportEmail: false,
  supportText: false,
  reminderEmail: false,
  reminderText: false,
  marketingEmail: false,
  marketingText: false,
}

describe('whom we may write to', () => {
  it('always sends what is part of the service', () => {
    expect(mayMail(nothing, 'security')).toBe(true)
    expect(mayMail(nothing, 'booking')).toBe(true)
  })

  it('asks the preference for everything else', () => {
    for (const category of ['support', 'reminder', 'marketing'] as const) {
      expect(mayMail(nothing, category)).toBe(false)
      expect(mayMail({ ...nothing, [`${category}Email`]: true }, category)).toBe(true)
    }
  })

  it('texts nobody without a number', () => {
    const wanted = { ...nothing, reminderText: true }
    expect(mayText({ ...wanted, phone: null }, 'reminder')).toBe(false)
    expect(mayText({ ...wanted, phone: '+447700900123' }, 'reminder')).toBe(true)
    expect(mayText({ ...wanted, phone: '+447700900123' }, 'marketing')).toBe(false)
  })
})
