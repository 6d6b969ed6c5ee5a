import { expect, test } from 'vitest'
import type { Message, Thread } from '../../rules/wire.ts'
import { listWithMessage, type ThreadList, threadsOf } from './thread-list.ts'

function thread(_id: string): Thread {
  return {
    _id,
    listing: { _id: 'l', storageTitle: 'Arch 15', picture: null, isLive: true },
    with: { firstName: 'Ada', isFormer: false },
    as: 'renter',
    last: null,
    unread: 0,
    bookings: [],
    closed: null,
    readByThem: null,
    readByYou: null,
  }
}

function message(from: Message['from'], changes: Partial<Message> = {}): Message {
  const rest = { text: '', pictures: [], masked: false, bankDetails: false, ...changes }
  return { _id: 'm', threadId: 'two', from, createdAt: '2026-03-03T14:00:00.000Z', ...rest }
}

const meta = { page: 1, limit: 30, total: 2 }
const list: ThreadList = {
  pages: [
    { data: [thread('one')], meta },
    { data: [thread('two')], meta },
  ],
  pageParams: [1, 2],
}

test('a thread with a new message comes to the front, and is unread', () => {
  const next = listWithMessage(list, 'two', message('partner'))
  expect(next && threadsOf(next).map(({ _id, unread }) => [_id, unread])).toEqual([
    ['two', 1],
    ['one', 0],
  ])
})

test('the same message told twice counts once', () => {
  const once = listWithMessage(list, 'two', message('partner')) ?? list
  const twice = listWithMessage(once, 'two', message('partner'))
  expect(twice && threadsOf(twice)[0]?.unread).toBe(1)
})

test('after a message that comes late, the server is asked how many are unread', () => {
  const earlier = { _id: 'earlier', createdAt: '2026-03-03T13:59:00.000Z' }
  const once = listWithMessage(list, 'two', message('partner')) ?? list
  expect(listWithMessage(once, 'two', message('partner', earlier))).toBeUndefined()
})

test('own messages and what the house says leave nothing to read', () => {
  for (const from of ['renter', 'system'] as const) {
    const next = listWithMessage(list, 'two', message(from))
    expect(next && threadsOf(next)[0]?.unread).toBe(0)
  }
})

test('a thread that is not in the list has to be asked for', () => {
  expect(listWithMessage(list, 'three', message('partner'))).toBeUndefined()
})
