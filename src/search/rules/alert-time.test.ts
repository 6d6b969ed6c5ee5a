import { describe, expect, it } from 'vitest'
import { alertTime } from './alert-time.ts'

const at = (text: string) => new Date(text)

describe('when somebody is told of a find', () => {
  it.each([
    ['at once', '2026-12-02T10:00:00Z', '2026-12-02T10:00:00Z'],
    ['daily', '2026-12-02T10:00:00Z', '2026-12-03T08:00:00Z'],
    ['daily', '2026-12-02T07:59:00Z', '2026-12-02T08:00:00Z'],
    ['daily', '2026-12-02T08:00:00Z', '2026-12-03T08:00:00Z'],
    ['weekly', '2026-12-02T10:00:00Z', '2026-12-07T08:00:00Z'],
    ['weekly', '2026-12-07T07:00:00Z', '2026-12-07T08:00:00Z'],
    ['weekly', '2026-12-07T08:00:00Z', '2026-12-14T08:00:00Z'],
  ] as const)('%s, found %s: %s', (alerts, found, told) => {
    expect(alertTime(alerts, at(found))).toEqual(at(told))
  })

  it('is eight o’clock in London in summer too', () => {
    expect(alertTime('daily', at('2026-03-28T10:00:00Z'))).toEqual(at('2026-03-29T07:00:00Z'))
  })

  it('is never where alerts are off', () => {
    expect(alertTime('off', at('2026-12-02T10:00:00Z'))).toBeNull()
  })
})
