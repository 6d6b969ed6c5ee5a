import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSearches, lastSearches, rememberSearch } from './last-searches.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
})

test('the last four searches are kept, each place once, the newest first', () => {
  for (const town of ['leeds', 'york', 'hull', 'ripon', 'york']) {
    rememberSearch(town, `?s=${town}`)
  }
  rememberSearch('selby', '?s=selby&map=true')
  expect(lastSearches()).toEqual([
    ['selby', '?s=selby&map=true'],
    ['york', '?s=york'],
    ['ripon', '?s=ripon'],
    ['hull', '?s=hull'],
  ])
  forgetSearches()
  expect(lastSearches()).toEqual([])
})

test('what somebody else wrote there is no search', () => {
  for (const text of ['nonsense', '{}', '[1]', '[["a"]]', '[["a", 2]]', 'null']) {
    kept.set('holdall.searches', text)
    expect(lastSearches()).toEqual([])
  }
})
