import { describe, expect, it } from 'vitest'
import { stepFor } from '#foundation/rules/life.ts'
import { decisionEvent, possibleDecisions } from './listing-decisions.ts'
import { listingLife } from './listing-life.ts'
import { type ListingState, listingStates } from './listing-states.ts'

const { steps } = listingLife

describe('the life of a listing', () => {
  it.each(listingStates)('never leaves a listing stuck in %s', state => {
    const ways = new Set<ListingState>([state])
    for (const _ of listingStates) {
      for (const { from, to } of steps) if (from && ways.has(from)) ways.add(to)
    }
    expect(ways.has('approved')).toBe(true)
  })

  it('lets no partner approve anything', () => {
    const byHost = steps.filter(({ by }) => by.includes('host'))
    expect(byHost.map(({ to }) => to)).not.toContain('approved')
  })

  it.each([
    ['draft', { changedSinceApproval: false }, []],
    ['pending', { changedSinceApproval: false }, ['approved', 'rejected', 'suspended']],
    ['approved', { changedSinceApproval: false }, ['suspended']],
    ['approved', { changedSinceApproval: true }, ['approved', 'rejected', 'suspended']],
    ['rejected', { changedSinceApproval: false }, ['approved']],
    ['suspended', { changedSinceApproval: false }, ['approved']],
  ] as const)('offers an operator the right choices when %s, %j', (state, review, wishes) => {
    expect(possibleDecisions(state, review)).toEqual(wishes)
  })

  it('reads an approval by where the listing stands', () => {
    expect(decisionEvent('suspended', 'approved')).toBe('reinstate')
    const wish = { from: 'suspended', event: 'reinstate', by: 'operator' } as const
    expect(stepFor(listingLife, wish)?.to).toBe('approved')
    expect(decisionEvent('approved', 'approved')).toBe('confirmChange')
  })
})
