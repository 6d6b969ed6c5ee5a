import { expect, test } from 'vitest'
import type { Message } from '../../rules/wire.ts'
import { firstUnread, flowItems, lastOwn } from './flow-items.ts'

function message(_id: string, createdAt: string, from: Message['from']): Message {
  const rest = { threadId: 't', text: _id, pictures: [], masked: false, bankDetails: false }
  return { _id, createdAt, from, ...rest }
}

const talk = [
  message('asked', '2026-03-03T23:50:00.000Z', 'renter'),
  message('answered', '2026-03-04T00:01:00.000Z', 'partner'),
  message('added', '2026-03-04T00:02:00.000Z', 'partner'),
  message('booked', '2026-03-04T09:00:00.000Z', 'system'),
  message('thanked', '2026-03-04T09:01:00.000Z', 'partner'),
]

test('days, what is new and what the house says stand as lines between messages', () => {
  const items = flowItems({ messages: talk, as: 'renter', newFrom: 'booked' })
  expect(items.map(item => item.kind)).toEqual([
    'day',
    'message',
    'day',
    'message',
    'message',
    'new',
    'system',
    'message',
  ])
})

test('messages that follow each other closely show their time once', () => {
  const shown = flowItems({ messages: talk, as: 'renter', newFrom: undefined })
  const ends = shown.flatMap(item => (item.kind === 'message' && item.endsGroup ? item.key : []))
  expect(ends).toEqual(['asked', 'added', 'thanked'])
})

test('days are those of London', () => {
  const late = [
    message('one', '2026-07-03T22:30:00.000Z', 'renter'),
    message('two', '2026-07-03T23:30:00.000Z', 'renter'),
  ]
  const items = flowItems({ messages: late, as: 'renter', newFrom: undefined })
  expect(items.filter(({ kind }) => kind === 'day')).toHaveLength(2)
})

test('new is what the other side has written, with what the house says before it', () => {
  expect(firstUnread(talk, 'renter', null)).toBe('answered')
  expect(firstUnread(talk, 'renter', '2026-03-04T00:02:00.000Z')).toBe('booked')
  expect(firstUnread(talk, 'partner', '2026-03-03T23:50:00.000Z')).toBeUndefined()
})

test('the newest own message tells whether it was read', () => {
  expect(lastOwn(talk, 'partner', '2026-03-04T00:30:00.000Z')).toEqual({
    id: 'thanked',
    isRead: false,
  })
  expect(lastOwn(talk, 'renter', '2026-03-04T00:30:00.000Z')).toEqual({ id: 'asked', isRead: true })
  expect(lastOwn([], 'renter', null)).toBeUndefined()
})
