import { afterEach, expect, test, vi } from 'vitest'
import { reportRecovered } from './report-recovered.ts'

const reportError = vi.fn()

function visit(drawn: string, now: string): void {
  vi.stubGlobal('reportError', reportError)
  vi.stubGlobal('performance', { getEntriesByType: () => [{ name: `http://localhost${drawn}` }] })
  vi.stubGlobal('location', { origin: 'http://localhost', pathname: now })
}

afterEach(() => {
  vi.unstubAllGlobals()
  reportError.mockClear()
})

test('what React had to draw a second time is reported', () => {
  visit('/search?s=york', '/search')
  const error = new Error('the two drawings differ')
  reportRecovered(error)
  expect(reportError).toHaveBeenCalledWith(error)
})

test('a page that was left before it was hydrated is no fault', () => {
  visit('/your-storage', '/personal-details')
  reportRecovered(new Error('the two drawings differ'))
  expect(reportError).not.toHaveBeenCalled()
})
