import { expect, test } from 'vitest'
import { periodText } from './period-text.ts'

test('a period without an end starts with a capital letter', () => {
  const rolling = { type: 'monthly', startDate: '2026-12-01T00:00:00Z', endDate: null } as const
  expect(periodText(rolling)).toBe('From 1 December 2026, until notice is given')
})
