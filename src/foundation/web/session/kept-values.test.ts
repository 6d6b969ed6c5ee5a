import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { keepValues, keptValues } from '../drafts/keep-values.ts'
import { adoptValues, forgetAllValues, keptPrefix } from './kept-values.ts'
import { holdValuesOfTab } from './values-of-tab.ts'

const draft = `${keptPrefix}draft.one`

/** Its keys are its own properties, as those of a browser are. */
function aStorage(): Storage {
  const storage = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value
    },
    removeItem: (key: string) => Reflect.deleteProperty(storage, key),
  })
  return storage
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', aStorage())
  vi.stubGlobal('localStorage', aStorage())
})

afterAll(() => {
  vi.unstubAllGlobals()
})

test('what a visitor entered goes with them into their account', () => {
  sessionStorage.setItem(draft, '12 Elm Grove')
  adoptValues('ada')
  expect(sessionStorage.getItem(draft)).toBe('12 Elm Grove')
})

test('what an account left when its session ended waits for it, and for no other', () => {
  adoptValues('ada')
  sessionStorage.setItem(draft, '12 Elm Grove')
  keepValues('complaint', { owner: 'ada', values: { text: 'Damp' } })
  adoptValues('ada')
  expect(sessionStorage.getItem(draft)).toBe('12 Elm Grove')
  expect(keptValues('complaint', 'ada')).toEqual({ text: 'Damp' })
  adoptValues('bea')
  expect(sessionStorage.getItem(draft)).toBeNull()
})

test('whoever logs out leaves nothing that they entered, and what else is kept stays', () => {
  adoptValues('ada')
  sessionStorage.setItem(draft, '12 Elm Grove')
  localStorage.setItem(`${keptPrefix}messages.draft.ada`, 'Hello')
  localStorage.setItem('holdall.theme', 'dark')
  forgetAllValues()
  expect(Object.keys(sessionStorage)).toEqual([])
  expect(Object.keys(localStorage)).toEqual(['holdall.theme'])
})

test('whoever signs up again with another email takes along what they entered in this tab', () => {
  sessionStorage.setItem(draft, '12 Elm Grove')
  adoptValues('ada with a slip of the finger')
  const putBack = holdValuesOfTab()
  forgetAllValues()
  expect(sessionStorage.getItem(draft)).toBeNull()
  putBack()
  adoptValues('ada')
  expect(sessionStorage.getItem(draft)).toBe('12 Elm Grove')
})
