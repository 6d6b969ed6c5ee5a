import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SmallPrint } from './SmallPrint.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test.each([
  ['of the old year in London', 'Pacific/Auckland', '2026-12-31T23:59:50Z', '© 2026 Holdall'],
  ['of the new year in London', 'America/Los_Angeles', '2027-01-01T00:00:10Z', '© 2027 Holdall'],
])('is %s, wherever the machine stands', (_when, zone, now, words) => {
  vi.stubEnv('TZ', zone)
  vi.setSystemTime(now)
  const html = renderToStaticMarkup(<SmallPrint />)
  vi.unstubAllEnvs()
  expect(html).toContain(words)
})
