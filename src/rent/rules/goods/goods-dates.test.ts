import { describe, expect, it } from 'vitest'
import { pence } from '#foundation/rules/money.ts'
import { actAfter, mayBeSent } from './goods-dates.ts'
import { goodsNoticeWords } from './goods-words.ts'

describe('notices about goods left behind', () => {
  it.each([
    ['fourteen whole days to collect', 'collect', '2026-11-10T15:00Z', '2026-11-25T00:00:00.000Z'],
    ['three months before a sale', 'sell', '2026-11-30T15:00Z', '2027-03-01T00:00:00.000Z'],
    ['whole days of London', 'collect', '2026-03-20T23:30Z', '2026-04-03T23:00:00.000Z'],
  ] as const)('give %s', (_what, kind, sent, until) => {
    expect(actAfter(kind, new Date(sent)).toISOString()).toBe(until)
  })

  it('sell nothing that its owner was not asked to collect', () => {
    const now = new Date('2026-12-01T00:00Z')
    const asked = { kind: 'collect', actAfter: new Date('2026-11-25T00:00Z') } as const
    expect(mayBeSent('collect', [], now)).toBe(true)
    expect(mayBeSent('sell', [], now)).toBe(false)
    expect(mayBeSent('sell', [{ ...asked, actAfter: new Date('2026-12-02T00:00Z') }], now)).toBe(
      false,
    )
    expect(mayBeSent('sell', [asked], now)).toBe(true)
  })

  it('name everybody, everything and the day', () => {
    const words = goodsNoticeWords({
      kind: 'sell',
      renter: 'Ada Byron',
      partner: 'Robin Ward',
      address: '14 Canary Row, Leeds',
      goods: 'Twelve boxes and a bicycle',
      owed: pence(108_00),
      sentAt: new Date('2026-11-30T15:00Z'),
      actAfter: new Date('2027-03-01T00:00Z'),
    })
    for (const part of ['Ada Byron', 'Twelve boxes', '£108', '28 February 2027', 'solicitor']) {
      expect(words).toContain(part)
    }
  })
})
