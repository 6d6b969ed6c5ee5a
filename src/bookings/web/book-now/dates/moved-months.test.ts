import { describe, expect, test } from 'vitest'
import { withFirstMonth } from './moved-months.ts'
import { noDates } from './searched-days.ts'

const hour = { months: 0 }

describe('choosing months', () => {
  test('the first choice is the shortest rental', () => {
    const quarter = { hours: 0, months: 3 }
    expect(withFirstMonth(noDates, '2026-12', hour).end).toBe('2026-12')
    expect(withFirstMonth(noDates, '2026-12', quarter).end).toBe('2027-02')
  })

  test('another first month keeps the number of months', () => {
    const three = { start: '2026-12', end: '2027-02' }
    expect(withFirstMonth(three, '2027-03', hour).end).toBe('2027-05')
    expect(withFirstMonth(three, '2026-11', hour).end).toBe('2027-01')
  })

  test('a last month that was chosen first is kept where it can be', () => {
    const ended = { start: null, end: '2027-02' }
    expect(withFirstMonth(ended, '2026-12', hour).end).toBe('2027-02')
    expect(withFirstMonth(ended, '2027-03', hour).end).toBe('2027-03')
  })
})
