import { describe, expect, it } from 'vitest'
import { refusalFor } from '#foundation/rules/life.ts'
import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { stateAt, type ViewingWords, viewingLife } from './viewing-life.ts'
import { knowsAddress } from './viewing-terms.ts'

const now = new Date('2027-03-27T12:00:00Z')
const at = (hours: number) => after(now, hours * hourMs)
const space = { isPublic: true, isHostSuspended: false, available: true }
const facts = { now, proposed: [at(5), at(30)], startsAt: null, space }

type Wish = Pick<ViewingWords, 'event'> & {
  from: ViewingWords['state'] | null
  by: ViewingWords['actor']
}
const refusal = (wish: Wish, more: Partial<ViewingWords['facts']> = {}) =>
  refusalFor(viewingLife, wish, { ...facts, ...more })

describe('asking to see a space', () => {
  const ask = { from: null, event: 'ask', by: 'renter' } as const

  it.each([
    [2 * hourMs - 1, 'viewing_times'],
    [2 * hourMs, undefined],
    [30 * 24 * hourMs, undefined],
    [30 * 24 * hourMs + 1, 'viewing_times'],
  ])('takes a time %d ms ahead: %s', (ahead, expected) => {
    expect(refusal(ask, { wished: [after(now, ahead)] })).toBe(expected)
    expect(refusal(ask, { wished: [at(3), after(now, ahead)] })).toBe(expected)
  })

  it('is for spaces that are let, and switched on', () => {
    const wished = [at(3)]
    const closed = (different: Partial<typeof space>) =>
      refusal(ask, { wished, space: { ...space, ...different } })
    expect(closed({ isHostSuspended: true })).toBe('host_suspended')
    expect(closed({ isPublic: false })).toBe('viewing_not_possible')
    expect(closed({ available: false })).toBe('viewing_not_possible')
  })
})

describe('answering', () => {
  const pick = { from: 'asked', event: 'pick', by: 'host' } as const

  it('picks one of those that are proposed, until an hour before it', () => {
    expect(refusal(pick, { picked: at(5) })).toBeUndefined()
    expect(refusal(pick, { picked: at(6) })).toBe('viewing_time_gone')
    const later = { now: after(at(4), -1) }
    expect(refusal(pick, { picked: at(5), ...later })).toBeUndefined()
    expect(refusal(pick, { picked: at(5), now: at(4) })).toBe('viewing_time_gone')
    expect(refusal(pick, { picked: at(30), now: at(4) })).toBeUndefined()
  })

  it('is for the one who is asked', () => {
    expect(refusal({ ...pick, by: 'renter' }, { picked: at(5) })).toBe('viewing_closed')
    const accept = { from: 'offered', event: 'accept', by: 'host' } as const
    expect(refusal(accept, { picked: at(5) })).toBe('viewing_closed')
    expect(refusal({ ...accept, by: 'renter' }, { picked: at(5) })).toBeUndefined()
  })

  it('runs out with the last of the times, and not before', () => {
    const standing = { state: 'asked', ...facts } as const
    const expire = { from: 'asked', event: 'expire', by: 'clock' } as const
    const last = at(29)
    expect(stateAt(standing, after(last, -1))).toBe('asked')
    expect(stateAt(standing, last)).toBe('expired')
    expect(refusal(expire, { now: after(last, -1) })).toBe('viewing_closed')
    expect(refusal(expire, { now: last })).toBeUndefined()
  })

  it('may be cancelled until it begins', () => {
    const cancel = { from: 'agreed', event: 'cancel', by: 'renter' } as const
    const startsAt = at(5)
    expect(refusal(cancel, { startsAt, now: after(startsAt, -1) })).toBeUndefined()
    expect(refusal(cancel, { startsAt, now: startsAt })).toBe('viewing_closed')
    expect(stateAt({ state: 'agreed', proposed: [], startsAt }, at(6))).toBe('done')
  })
})

it('tells the address from a day before until an hour after, also where the clocks change', () => {
  const startsAt = new Date('2027-03-28T12:00:00+01:00')
  expect(knowsAddress(startsAt, after(startsAt, -24 * hourMs - minuteMs))).toBe(false)
  expect(knowsAddress(startsAt, after(startsAt, -24 * hourMs))).toBe(true)
  expect(knowsAddress(startsAt, after(startsAt, hourMs - 1))).toBe(true)
  expect(knowsAddress(startsAt, after(startsAt, hourMs))).toBe(false)
})
