import { expect, it } from 'vitest'
import { isNewlyListed } from './newly-listed.ts'

it('a space is new for thirty days and not a moment longer', () => {
  const listing = { createdAt: '2026-11-01T10:00:00.000Z' }
  expect(isNewlyListed(listing, new Date('2026-11-01T10:00:00Z'))).toBe(true)
  expect(isNewlyListed(listing, new Date('2026-12-01T09:59:59Z'))).toBe(true)
  expect(isNewlyListed(listing, new Date('2026-12-01T10:00:00Z'))).toBe(false)
})
