import { describe, expect, it } from 'vitest'
import { holdNotes } from './hold-notes.ts'

const dueAt = '2027-03-04T10:00:00.000Z'
const early = new Date('2027-03-01T10:00:00Z')
const late = new Date('2027-03-05T10:00:00Z')
const hasLeft = 'The partner has deleted the account, and the provider cannot pay them.'

describe('a payout to a partner who has left', () => {
  const payout = { state: 'due', hold: 'hostLeft', dueAt } as const

  it('says from when it may be paid by hand', () => {
    expect(holdNotes({ ...payout, allowed: [] }, early)).toEqual([
      hasLeft,
      'It is due on 4 March 2027, 10:00. Pay by bank transfer from then on, not before.',
    ])
  })

  it('asks to be paid once it is due', () => {
    expect(holdNotes({ ...payout, allowed: ['payByHand'] }, late)).toEqual([
      hasLeft,
      'Pay by bank transfer, then say so here.',
    ])
  })

  it('asks for nothing while the provider may be paying it', () => {
    expect(holdNotes({ ...payout, state: 'sending', allowed: [] }, late)).toEqual([hasLeft])
  })
})

it.each([
  { hold: 'accountMissing', now: early, notes: 0 },
  { hold: 'accountMissing', now: late, notes: 1 },
  { hold: 'bookingContested', now: early, notes: 1 },
  { hold: null, now: late, notes: 0 },
] as const)('$hold is said in $notes notes', ({ hold, now, notes }) => {
  expect(holdNotes({ state: 'due', hold, dueAt, allowed: [] }, now)).toHaveLength(notes)
})
