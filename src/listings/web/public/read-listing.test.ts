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
const answers: Record<string, unknown> = { '/users/listings/garage': listing }

afterEach(() => vi.restoreAllMocks())

async function askedBy(read: (id: string) => Promise<unknown>): Promise<string[]> {
  const get = vi.spyOn(api, 'get').mockImplementation(async path => (answers[path] ?? []) as never)
  await read('garage')
  return get.mock.calls.map(([path]) => path.replace('/users/listings/garage', '')).toSorted()
}

it('a page of a listing reads what stands beside it, and other pages only the space', async () => {
  const beside = ['/readings?limit=12', '/reviews?limit=10', '/similar']
  expect(await askedBy(readListing)).toEqual(['', ...beside])
  vi.restoreAllMocks()
  expect(await askedBy(readSpace)).toEqual([''])
})
