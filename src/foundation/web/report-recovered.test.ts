import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { reportRecovered } from './report-recovered.ts'

const reported = vi.fn()
vi.stubGlobal('reportError', reported)
afterEach(() => reported.mockClear())
afterAll(() => vi.unstubAllGlobals())

test('a page that was left while it was hydrated is no fault', () => {
  reportRecovered(new Error('drawn again', { cause: new Error('Invariant failed: no match') }))
  expect(reported).not.toHaveBeenCalled()
})

test.each([
  new Error('the page differs from what the server drew'),
  new Error('drawn again', { cause: new TypeError('x is undefined') }),
  'anything',
])('all else that React had to draw again is reported: %s', error => {
  reportRecovered(error)
  expect(reported).toHaveBeenCalledExactlyOnceWith(error)
})
