import { expect, test } from 'vitest'
import { copy } from './copy.ts'

const { stayed } = copy.tab

test('a stay ends with its last day, as on the page of its booking', () => {
  const by = (from: string, to: string) => stayed(`${from}Z`, `${to}Z`)
  expect(by('2026-04-30T23:00', '2026-06-30T23:00')).toBe(
    'Stored here for 2 months, until 30 June 2026',
  )
  expect(by('2026-05-01T10:00', '2026-05-04T10:00')).toBe(
    'Stored here for 3 days, until 4 May 2026',
  )
})

test('one that goes on says since when', () => {
  expect(stayed('2026-04-30T23:00Z', null)).toBe('Has stored here since 1 May 2026')
})
