import { expect, it } from 'vitest'
import { missingAnywhere, missingDoor, missingIn } from './completeness.ts'
import type { WizardStep } from './wizard-steps.ts'

const complete: Parameters<typeof missingAnywhere>[0] = {
  address: '12 Mill Road, Cambridge',
  storageType: 'garage&lockup',
  storageFloor: 'ground',
  storageFeatures: ['dry'],
  storageSize: { name: '25' },
  storageTitle: 'Dry garage',
  description: 'Off the street.',
  image: ['/media/one.jpg'],
  storageAccessPeriod: 'any-time',
  storageAccessType: 'own-key',
  bookingDuration: '1-month',
  bookingNotice: 'none',
  monthlyRate: 90,
  hourlyRate: 1.5,
  consent: true,
  priceType: 'custom',
  services: [],
  vehicleType: null,
  costPerKm: null,
  deliveryRadiusKm: null,
}

it('finds nothing missing in a finished listing', () => {
  expect(missingAnywhere(complete)).toEqual([])
})

it.each<[WizardStep, Partial<typeof complete>, string]>([
  ['basics', { address: '' }, 'address'],
  ['basics', { storageType: null }, 'storageType'],
  ['basics', { storageFloor: null }, 'storageFloor'],
  ['basics', { storageFeatures: [] }, 'storageFeatures'],
  ['space', { storageSize: { name: '' } }, 'storageSize'],
  ['space', { storageTitle: '' }, 'storageTitle'],
  ['space', { description: '' }, 'description'],
  ['space', { image: [] }, 'image'],
  ['availability', { storageAccessPeriod: null }, 'storageAccessPeriod'],
  ['availability', { storageAccessType: null }, 'storageAccessType'],
  ['availability', { bookingDuration: null }, 'bookingDuration'],
  ['availability', { bookingNotice: null }, 'bookingNotice'],
  ['pricing', { monthlyRate: 0 }, 'monthlyRate'],
  ['pricing', { hourlyRate: null }, 'hourlyRate'],
  ['pricing', { monthlyRate: 100_000.01 }, 'monthlyRate'],
  ['pricing', { hourlyRate: 99_999_999 }, 'hourlyRate'],
  ['pricing', { consent: false }, 'consent'],
])('the step %s asks for what %j lacks', (step, lack, field) => {
  const answers = { ...complete, ...lack }
  expect(missingIn(step, answers).map(problem => problem.field)).toEqual([field])
  expect(missingAnywhere(answers).map(problem => problem.field)).toEqual([field])
})

it('asks a partner who delivers for the vehicle and the cost, without holding up the first step', () => {
  const delivering = { ...complete, services: ['delivery'] }
  expect(missingIn('basics', delivering)).toEqual([])
  expect(missingAnywhere(delivering).map(problem => problem.field)).toEqual([
    'vehicleType',
    'costPerKm',
  ])
  expect(missingAnywhere({ ...delivering, vehicleType: 'small-van', costPerKm: 0 })).toEqual([])
})

it.each([
  [null, []],
  [1, []],
  [12.5, []],
  [500, []],
  [0.5, ['deliveryRadiusKm']],
  [-3, ['deliveryRadiusKm']],
  [900, ['deliveryRadiusKm']],
])('a partner who delivers may drive %s km', (deliveryRadiusKm, fields) => {
  const delivery = { services: ['delivery'], vehicleType: 'small-van', costPerKm: 1 }
  const answers = { ...complete, ...delivery, deliveryRadiusKm }
  expect(missingAnywhere(answers).map(({ field }) => field)).toEqual(fields)
  expect(missingAnywhere({ ...answers, services: [] })).toEqual([])
})

it('does not publish an elastic price', () => {
  const fields = missingAnywhere({ ...complete, priceType: 'elastic' }).map(({ field }) => field)
  expect(fields).toEqual(['priceType'])
})

it('asks for the door, but not of a listing that was sent in with this address', () => {
  const town = { address: 'Leeds', formattedAddress: { street: '', area: 'leeds' } }
  const fieldsOf = (sentIn?: { address: string }) =>
    missingDoor(town, sentIn).map(({ field }) => field)
  expect(fieldsOf()).toEqual(['formattedAddress'])
  expect(fieldsOf({ address: 'York' })).toEqual(['formattedAddress'])
  expect(fieldsOf({ address: 'Leeds' })).toEqual([])
  expect(missingDoor({ ...town, address: '' })).toEqual([])
  expect(missingDoor({ ...town, address: '14 Mill Lane, Leeds' })).toEqual([])
})
