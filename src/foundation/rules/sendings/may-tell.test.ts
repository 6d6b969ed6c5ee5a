import { expect, it } from 'vitest'
import { mayMail, mayText } from './may-tell.ts'
import type { Sending } from './sending.ts'
import { type SendingKind, sendingOf, sendings } from './sendings.ts'

const nothing = {
  ...{ supportEmail: false, reminderEmail: false, marketingEmail: false },
  ...{ supportText: false, reminderText: false, marketingText: false },
}
const all: readonly Sending[] = Object.values(sendings).flat()

it.each([
  ['supportEmail', 'payment.waiting'],
  ['reminderEmail', 'booking.startsTomorrow'],
] as const)('%s decides about the mail %s', (flag, kind) => {
  expect(mayMail(sendingOf(kind), nothing)).toBe(false)
  expect(mayMail(sendingOf(kind), { ...nothing, [flag]: true })).toBe(true)
})

it.each<[string, SendingKind]>([
  ['supportText', 'payment.waiting'],
  ['reminderText', 'booking.startsTomorrow'],
  ['reminderText', 'booking.paid'],
  ['reminderText', 'move.collect'],
])('%s decides about the text %s', (flag, kind) => {
  expect(mayText(sendingOf(kind), nothing)).toBe(false)
  expect(mayText(sendingOf(kind), { ...nothing, [flag]: true })).toBe(true)
})

it('sends nothing for the marketing switches, as their words say', () => {
  expect(all.filter(({ mail }) => mail === 'marketingEmail')).toEqual([])
  expect(all.filter(({ text }) => text === 'marketingText')).toEqual([])
})

it('mails what is part of the service whatever is switched off, and texts nobody unasked', () => {
  for (const sending of all.filter(({ mail }) => mail === 'always')) {
    expect(mayMail(sending, nothing)).toBe(true)
  }
  expect(all.some(sending => mayText(sending, nothing))).toBe(false)
})

it('has one line for each letter', () => {
  const kinds = all.flatMap(sending => sending.kinds)
  expect(new Set(kinds).size).toBe(kinds.length)
})
