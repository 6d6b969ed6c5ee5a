import { afterEach, expect, it, vi } from 'vitest'
import { api } from '#foundation/web/api/api.ts'
import { readListing, readSpace } from './read-listing.ts'

const listing = {
  _id: 'garage',
  storageType: null,
  storageFloor: null,
  storageFeatures: [],
  storageAccessPeriod: null,
  storageAccessType: null,
  bookingDuration: null,
  bookingNotice: null,
  vehicleType: null,
  dryRecord: { percent: 48, readOn: '2026-11-01' },
}
const review = {
  ...{ _id: 'one', rating: 4, text: 'Dry.', createdAt: '2026-11-02T09:00:00Z' },
  ...{ by: { firstName: 'Rowan' }, response: { text: 'Thank you.' } },
}
const answers: Record<string, unknown> = {
  '/users/listings/garage': listing,
  '/users/listings/garage/reviews?limit=10': [
    {
      ...{ ...review, aspects: { access: 5 }, stayed: null },
      response: { text: 'Thank you.', at: '2026-11-03T09:00:00Z' },
    },
  ],
}

afterEach(() => vi.restoreAllMocks())

const answer = () =>
  vi.spyOn(api, 'get').mockImplementation(async path => (answers[path] ?? []) as never)

async function askedBy(read: (id: string) => Promise<unknown>): Promise<string[]> {
  const get = answer()
  await read('garage')
  return get.mock.calls.map(([path]) => path.replace('/users/listings/garage', '')).toSorted()
}

it('a page of a listing reads what stands beside it, and other pages only the space', async () => {
  const beside = ['/readings?limit=12', '/reviews?limit=10', '/similar']
  expect(await askedBy(readListing)).toEqual(['', ...beside])
  vi.restoreAllMocks()
  expect(await askedBy(readSpace)).toEqual([''])
})

it('of a review the page is handed no more than it shows', async () => {
  answer()
  expect((await readListing('garage'))?.reviews).toEqual([review])
})
