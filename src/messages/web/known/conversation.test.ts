import { expect, test } from 'vitest'
import type { Message, Thread } from '../../rules/wire.ts'
import {
  type Conversation,
  messagesOf,
  threadOf,
  withMessage,
  withNewest,
  withReading,
  withThread,
} from './conversation.ts'

const at = (minute: number) => `2026-03-03T14:${String(minute).padStart(2, '0')}:00.000Z`

function message(minute: number, from: Message['from'] = 'partner'): Message {
  const _id = `m${minute}`
  return {
    _id,
    threadId: 't',
    from,
    text: `Text ${minute}`,
    pictures: [],
    createdAt: at(minute),
    masked: false,
    bankDetails: false,
  }
}

const thread: Thread = {
  _id: 't',
  listing: { _id: 'l', storageTitle: 'Arch 15', picture: null, isLive: true },
  with: { firstName: 'Ada', isFormer: false },
  as: 'renter',
  last: message(4),
  unread: 2,
  bookings: [],
  closed: null,
  readByThem: null,
  readByYou: null,
}

function known(...pages: Message[][]): Conversation {
  return {
    pages: pages.map(messages => ({ thread, messages, more: true })),
    pageParams: pages.map(() => undefined),
  }
}

const ids = (conversation: Conversation) => messagesOf(conversation).map(({ _id }) => _id)

test('older pages stand above newer ones', () => {
  expect(ids(known([message(3), message(4)], [message(1), message(2)]))).toEqual([
    'm1',
    'm2',
    'm3',
    'm4',
  ])
})

test('a message that comes twice stands once, as it was last told', () => {
  const before = known([message(3), message(4)])
  const once = withMessage(before, message(5))
  const again = withMessage(once, { ...message(5), text: 'Told anew' })
  expect(ids(again)).toEqual(['m3', 'm4', 'm5'])
  expect(messagesOf(again).at(-1)?.text).toBe('Told anew')
})

test('a message that comes late takes its place, and is not the last one', () => {
  const next = withMessage(known([message(2), message(4)]), message(3))
  expect(ids(next)).toEqual(['m2', 'm3', 'm4'])
  expect(threadOf(next)?.last?._id).toBe('m4')
})

test('what was missed is filled in where the new page meets what is known', () => {
  const before = known([message(3), message(4)], [message(1)])
  const newest = { thread, messages: [message(4), message(5)], more: true }
  expect(ids(withNewest(before, newest))).toEqual(['m1', 'm3', 'm4', 'm5'])
})

test('after a gap only the newest page is known, so that nothing is missing in between', () => {
  const before = known([message(1), message(2)])
  const newest = { thread, messages: [message(8), message(9)], more: true }
  expect(ids(withNewest(before, newest))).toEqual(['m8', 'm9'])
})

test('reading everything leaves nothing unread, and an older mark changes nothing', () => {
  const read = withReading(thread, { by: 'renter', upTo: at(4) })
  expect(read).toMatchObject({ unread: 0, readByYou: at(4) })
  expect(withReading(read, { by: 'renter', upTo: at(1) }).readByYou).toBe(at(4))
  expect(withReading(thread, { by: 'partner', upTo: at(2) })).toMatchObject({
    unread: 2,
    readByThem: at(2),
  })
})

test('an answer that left before a reading was told does not take it back', () => {
  const read = { ...thread, readByThem: at(4), readByYou: at(4), unread: 0 }
  const before: Conversation = {
    pages: [{ thread: read, messages: [message(4)], more: false }],
    pageParams: [undefined],
  }
  const late = { thread, messages: [message(4)], more: false }
  expect(threadOf(withNewest(before, late))).toEqual(read)
  expect(threadOf(withThread(before, { ...thread, closed: 'by you' }))).toEqual({
    ...read,
    closed: 'by you',
  })
})
