import { expect, test } from 'vitest'
import type { Message } from '../../rules/wire.ts'
import { hasArrived } from './has-arrived.ts'
import type { Unsent } from './kept-writing.ts'

function message(_id: string, from: Message['from'], text: string): Message {
  const rest = { threadId: 't', pictures: [], createdAt: '', masked: false, bankDetails: false }
  return { _id, from, text, ...rest }
}

const one: Unsent = {
  key: 'k',
  text: 'Yes',
  pictures: [],
  queuedAt: '',
  after: 'm1',
  state: 'sending',
}

test('a message on its way that the stream has told of already is not shown twice', () => {
  const known = [message('m1', 'partner', 'Yes'), message('m2', 'renter', 'Yes')]
  expect(hasArrived(one, known, 'renter')).toBe(true)
})

test('the same words said before it, or by the other side, are others', () => {
  const known = [message('m0', 'renter', 'Yes'), message('m1', 'renter', 'Yes')]
  expect(hasArrived(one, known, 'renter')).toBe(false)
  expect(hasArrived(one, [...known, message('m2', 'partner', 'Yes')], 'renter')).toBe(false)
})

test('one that failed stays until it was tried again', () => {
  const known = [message('m1', 'partner', 'Hm'), message('m2', 'renter', 'Yes')]
  expect(hasArrived({ ...one, state: 'failed' }, known, 'renter')).toBe(false)
})
