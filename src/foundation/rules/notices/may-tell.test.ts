import { expect, it } from 'vitest'
import { mayMail, mayText } from './may-tell.ts'
import type { Notice } from './notice.ts'
import { type NoticeKind, noticeOf, notices } from './notices.ts'

const nothing = {
  ...{ supportEmail: false, reminderEmail: false, marketingEmail: false },
  ...{ supportText: false, reminderText: false, marketingText: false },
}
const all: readonly Notice[] = Object.values(notices).flat()

it.each([
  ['supportEmail', 'payment.waiting'],
  ['reminderEmail', 'booking.startsTomorrow'],
] as const)('%s decides about the mail %s', (flag, kind) => {
  expect(mayMail(noticeOf(kind), nothing)).toBe(false)
  expect(mayMail(noticeOf(kind), { ...nothing, [flag]: true })).toBe(true)
})

it.each<[string, NoticeKind]>([
  ['supportText', 'payment.waiting'],
  ['reminderText', 'booking.startsTomorrow'],
  ['reminderText', 'booking.paid'],
  ['reminderText', 'move.collect'],
])('%s decides about the text %s', (flag, kind) => {
  expect(mayText(noticeOf(kind), nothing)).toBe(false)
  expect(mayText(noticeOf(kind), { ...nothing, [flag]: true })).toBe(true)
})

it('sends nothing for the marketing switches, as their words say', () => {
  expect(all.filter(({ mail }) => mail === 'marketingEmail')).toEqual([])
  expect(all.filter(({ text }) => text === 'marketingText')).toEqual([])
})

it('mails what is part of the service whatever is switched off, and texts nobody unasked', () => {
  for (const notice of all.filter(({ mail }) => mail === 'always')) {
    expect(mayMail(notice, nothing)).toBe(true)
  }
  expect(all.some(notice => mayText(notice, nothing))).toBe(false)
})

it('has one line for each letter', () => {
  const kinds = all.flatMap(notice => notice.kinds)
  expect(new Set(kinds).size).toBe(kinds.length)
})
