import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { reportRecovered } from './report-recovered.ts'

const reported = vi.fn()
vi.stubGlobal('reportError', reported)
afterEach(() => reported.mockClear())
afterAll(() => vi.unstubAllGlobals())

const drawnAgain = new Error('the page differs from what the server drew')

test('what React had to draw again is reported, also after another search on the same page', () => {
  vi.stubGlobal('location', { pathname: '/search', search: '?page=2' })
  reportRecovered('/search')(drawnAgain)
  expect(reported).toHaveBeenCalledExactlyOnceWith(drawnAgain)
})

test('a page that was left while it was hydrated is no fault', () => {
  vi.stubGlobal('location', { pathname: '/login' })
  reportRecovered('/listings')(drawnAgain)
  expect(reported).not.toHaveBeenCalled()
})
