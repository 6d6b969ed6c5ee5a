import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastStore } from './store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const texts = (store: ReturnType<typeof createToastStore>) =>
  store.read().shown.map(message => message.text)

test('a toast is there for its time and then it is gone', () => {
  const store = createToastStore()
  store.add('success', 'Profile successfully updated', 1500)
  vi.advanceTimersByTime(1499)
  expect(texts(store)).toEqual(['Profile successfully updated'])
  vi.advanceTimersByTime(1)
  expect(texts(store)).toEqual([])
})

test('a toast that is being read waits, and then has the rest of its time', () => {
  const store = createToastStore()
  store.add('error', 'Something went wrong', 6000)
  vi.advanceTimersByTime(4000)
  store.pause()
  vi.advanceTimersByTime(60_000)
  expect(texts(store)).toEqual(['Something went wrong'])
  store.resume()
  vi.advanceTimersByTime(1999)
  expect(texts(store)).toEqual(['Something went wrong'])
  vi.advanceTimersByTime(1)
  expect(texts(store)).toEqual([])
})

test('a toast that arrives while another is read starts its time afterwards', () => {
  const store = createToastStore()
  store.add('info', 'First', 1500)
  store.pause()
  store.add('info', 'Second', 1500)
  vi.advanceTimersByTime(5000)
  store.resume()
  vi.advanceTimersByTime(1500)
  expect(texts(store)).toEqual([])
})

test('closing the toast under the pointer does not hold the next one for ever', () => {
  const store = createToastStore()
  const id = store.add('info', 'First', 1500)
  store.pause()
  store.dismiss(id)
  store.add('info', 'Second', 1500)
  vi.advanceTimersByTime(1500)
  expect(texts(store)).toEqual([])
})

test('what was said stays said after the screen has moved on', () => {
  const store = createToastStore()
  store.add('success', 'Welcome back Ada', 500)
  vi.advanceTimersByTime(10_000)
  expect(store.read().shown).toEqual([])
  expect(store.read().spoken.map(message => message.text)).toEqual(['Welcome back Ada'])
})

test('what a form says aloud itself is seen but not spoken again', () => {
  const store = createToastStore()
  store.add('error', 'That password is not right.', 6000, { isSpoken: false })
  expect(texts(store)).toEqual(['That password is not right.'])
  expect(store.read().spoken).toEqual([])
})

test('what failed before is taken back when it is tried again', () => {
  const store = createToastStore()
  store.add('success', 'Profile successfully updated', 1500)
  store.add('error', 'That password is not right.', 6000)
  store.dismissErrors()
  expect(texts(store)).toEqual(['Profile successfully updated'])
})

test('listeners hear of every change until they leave', () => {
  const store = createToastStore()
  const heard = vi.fn()
  const leave = store.subscribe(heard)
  store.add('info', 'One', 100)
  vi.advanceTimersByTime(100)
  leave()
  store.add('info', 'Two', 100)
  expect(heard).toHaveBeenCalledTimes(2)
})
