import { expect, test } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { keptPrefix } from '#foundation/web/session/kept-values.ts'
import {
  type BookingDraft,
  type DraftServices,
  dropDraft,
  keepDraft,
  keepServices,
  readDraft,
  readServices,
} from './draft.ts'

function aStore() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    kept,
  }
}

const draft: BookingDraft = {
  listingId: 'one',
  startDate: '2026-12',
  endDate: '2027-01',
  totalPrice: 215,
  type: 'monthly',
  unitPrice: 100,
  time: 2,
}
const services: DraftServices = {
  moving: true,
  packing: false,
  pickup: { text: 'York', place: 'York', door: '1 Stonegate', postcode: 'YO1 8AW' },
}
const noon = new Date('2026-11-21T12:00:00Z')
const hoursLater = (hours: number) => new Date(noon.getTime() + hours * hourMs)

test('a draft waits for the one listing it was made for', () => {
  const store = aStore()
  keepDraft(store, draft, noon)
  keepDraft(store, { ...draft, listingId: 'two', startDate: '2027-02' }, noon)
  expect(readDraft(store, 'one', noon)).toEqual(draft)
  expect(readDraft(store, 'two', noon)?.startDate).toBe('2027-02')
  expect(readDraft(store, 'three', noon)).toBeUndefined()
})

test('a draft is forgotten after a day', () => {
  const store = aStore()
  keepDraft(store, draft, noon)
  expect(readDraft(store, 'one', hoursLater(23))).toEqual(draft)
  expect(readDraft(store, 'one', hoursLater(24))).toBeUndefined()
})

test('a draft that was booked is dropped with all its services', () => {
  const store = aStore()
  keepDraft(store, draft, noon)
  keepServices(store, 'one', services, noon)
  dropDraft(store, 'one')
  expect(store.kept.size).toBe(0)
})

test('whoever logs out leaves no draft', () => {
  const store = aStore()
  keepDraft(store, draft, noon)
  keepServices(store, 'one', services, noon)
  for (const key of store.kept.keys()) expect(key.startsWith(keptPrefix), key).toBe(true)
})

test('services wait for their listing too, with or without dates, for a day', () => {
  const store = aStore()
  keepServices(store, 'one', services, noon)
  expect(readServices(store, 'one', noon)).toEqual(services)
  expect(readDraft(store, 'one', noon)).toBeUndefined()
  expect(readServices(store, 'two', noon)).toBeUndefined()
  expect(readServices(store, 'one', hoursLater(24))).toBeUndefined()
})

test.each<[BookingDraft['type'], string, string]>([
  ['monthly', '2026-12-01', '2027-01-31'],
  ['monthly', '2026-13', '2027-01'],
  ['monthly', '9999-12', '9999-12'],
  ['hourly', '2026-12', '2026-12'],
  ['hourly', '01/12/2026 09:00', '01/12/2026 12:00'],
  ['hourly', '2026-12-01T24:00', '2026-12-02T09:00'],
])('a draft by the %s from %s to %s is none', (type, startDate, endDate) => {
  const store = aStore()
  keepDraft(store, { ...draft, type, startDate, endDate }, noon)
  expect(readDraft(store, 'one', noon)).toBeUndefined()
})

test('a draft by the hour is kept as the pickers hold it', () => {
  const store = aStore()
  const hours = { startDate: '2026-12-01T09:00', endDate: '2026-12-01T12:00' }
  const hourly: BookingDraft = { ...draft, type: 'hourly', ...hours }
  keepDraft(store, hourly, noon)
  expect(readDraft(store, 'one', noon)).toEqual(hourly)
})

test('a draft without an end stays without one', () => {
  const store = aStore()
  keepDraft(store, { ...draft, rolling: true }, noon)
  expect(readDraft(store, 'one', noon)?.rolling).toBe(true)
  store.setItem(
    `${keptPrefix}draft.one`,
    JSON.stringify({ ...draft, rolling: 'yes', keptAt: noon.getTime() }),
  )
  expect(readDraft(store, 'one', noon)).toBeUndefined()
})

test('a draft remembers under which search its dates were chosen', () => {
  const store = aStore()
  const chosen = { ...draft, search: '2026-03-01 2026-04-30' }
  keepDraft(store, chosen, noon)
  expect(readDraft(store, 'one', noon)).toEqual(chosen)
})

test.each([
  { ...services, moving: 'yes' },
  { ...services, pickup: null },
  { ...services, pickup: { ...services.pickup, door: 7 } },
  { ...services, pickup: { ...services.pickup, place: {} } },
  { ...services, pickup: { ...services.pickup, place: { label: 'York' } } },
])('%o are no services', value => {
  const store = aStore()
  store.setItem(
    'holdall.kept.draft.one.services',
    JSON.stringify({ ...value, keptAt: noon.getTime() }),
  )
  expect(readServices(store, 'one', noon)).toBeUndefined()
})

test.each(['not json', 'null', '{}', '{"listingId":"one","keptAt":1}'])('%s is no draft', text => {
  const store = aStore()
  store.setItem('holdall.kept.draft.one', text)
  expect(readDraft(store, 'one', noon)).toBeUndefined()
})

test('a browser that keeps nothing is no failure', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  const store = { getItem: refuse, setItem: refuse, removeItem: refuse }
  expect(() => keepDraft(store, draft, noon)).not.toThrow()
  expect(() => dropDraft(store, 'one')).not.toThrow()
  expect(readDraft(store, 'one', noon)).toBeUndefined()
})
