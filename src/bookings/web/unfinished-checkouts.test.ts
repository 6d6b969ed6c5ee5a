import { expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { rememberUnfinished, resumeCheckout } from './checkout/resume-checkout.ts'
import { type BookingDraft, keepDraft, readDraft } from './draft.ts'
import { forgetUnfinished, unfinishedCheckouts } from './unfinished-checkouts.ts'

const now = new Date('2026-03-02T12:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * dayMs)
const draftOf = (listingId: string): BookingDraft => ({
  listingId,
  startDate: '2026-04',
  endDate: '2026-06',
  totalPrice: 145,
  type: 'monthly',
  unitPrice: 45,
  time: 3,
})

function store() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

function begin(local = store(), listingId = 'attic', at = now) {
  const tab = store()
  keepDraft(tab, draftOf(listingId), at)
  rememberUnfinished({ local, tab }, { listingId, ownerId: 'rita', title: 'Attic' }, at)
  return local
}
const ids = (local = store(), ownerId = 'rita', at = now) =>
  unfinishedCheckouts(local, ownerId, at).map(({ draft }) => draft.listingId)

it('a begun checkout is found again in another tab, with its dates', () => {
  const local = begin()
  const tab = store()
  resumeCheckout({ local, tab }, { listingId: 'attic', ownerId: 'somebody else' }, days(2))
  expect(readDraft(tab, 'attic', days(2))).toBeUndefined()
  resumeCheckout({ local, tab }, { listingId: 'attic', ownerId: 'rita' }, days(2))
  expect(readDraft(tab, 'attic', days(2))).toEqual(draftOf('attic'))
})

it('it is offered to nobody else, and not for longer than a week', () => {
  const local = begin()
  expect(ids(local, 'somebody else')).toEqual([])
  expect(ids(local, 'rita', days(8))).toEqual([])
  expect(local.getItem('holdall.begun')).toBeNull()
  begin(local)
  begin(local, 'garage', days(8))
  expect(local.getItem('holdall.begun')).not.toContain('attic')
})

it('the latest three stand first, each space once, until they are booked', () => {
  const local = store()
  for (const id of ['attic', 'garage', 'attic', 'shed', 'unit']) begin(local, id)
  expect(ids(local)).toEqual(['unit', 'shed', 'attic'])
  forgetUnfinished(local, 'shed')
  expect(ids(local)).toEqual(['unit', 'attic'])
})

it('what was never chosen is not begun, and what cannot be read is left out', () => {
  const local = store()
  rememberUnfinished(
    { local, tab: store() },
    { listingId: 'attic', ownerId: 'rita', title: 'A' },
    now,
  )
  expect(ids(local)).toEqual([])
  local.setItem('holdall.begun', '[1,{"ownerId":"rita"},null]')
  expect(ids(local)).toEqual([])
})

it('newer dates of a tab are not exchanged for older ones', () => {
  const local = begin()
  const tab = store()
  keepDraft(tab, { ...draftOf('attic'), endDate: '2026-09' }, now)
  resumeCheckout({ local, tab }, { listingId: 'attic', ownerId: 'rita' }, now)
  expect(readDraft(tab, 'attic', now)?.endDate).toBe('2026-09')
})
