import { describe, expect, it } from 'vitest'
import {
  decisionEvent,
  type ListingState,
  listingTransitions,
  nextListingState,
  possibleDecisions,
} from './listing-states.ts'

const states: ListingState[] = ['draft', 'pending', 'approved', 'rejected', 'suspended']

describe('the life of a listing', () => {
  it('can reach every state from a draft', () => {
    const reached = new Set<ListingState>(['draft'])
    for (const _ of states) {
      for (const { from, to } of listingTransitions) if (reached.has(from)) reached.add(to)
    }
    expect([...reached].sort()).toEqual([...states].sort())
  })

  it.each(states)('never leaves a listing stuck in %s', state => {
    const ways = new Set<ListingState>([state])
    for (const _ of states) {
      for (const { from, to } of listingTransitions) if (ways.has(from)) ways.add(to)
    }
    expect(ways.has('approved')).toBe(true)
  })

  it('has one outcome for each event', () => {
    const keys = listingTransitions.map(({ from, event, by }) => `${from} ${event} ${by}`)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('lets no host approve anything', () => {
    const byHost = listingTransitions.filter(transition => transition.by === 'host')
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
    const unchanged = { changedSinceApproval: false }
    expect(decisionEvent('suspended', 'approved', unchanged)).toBe('reinstate')
    expect(nextListingState('suspended', 'reinstate', 'operator')).toBe('approved')
    expect(decisionEvent('approved', 'approved', { changedSinceApproval: true })).toBe(
      'confirmChange',
    )
  })
})
