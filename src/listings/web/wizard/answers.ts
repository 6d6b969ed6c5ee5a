import type { WizardStep } from '#listings/rules/editing/wizard-steps.ts'
import type { Listing, ListingForm } from '#listings/rules/wire.ts'

/** What each step asks, and so what its Next saves. */
export const stepFields = {
  basics: [
    'address',
    'formattedAddress',
    'coordinates',
    'storageType',
    'storageFloor',
    'storageFeatures',
    'services',
    'vehicleType',
    'costPerKm',
    'deliveryRadiusKm',
    'packagingSize',
    'costPerSize',
  ],
  space: ['storageSize', 'storageNumber', 'image', 'storageTitle', 'description'],
  availability: [
    'storageAccessPeriod',
    'storageAccessType',
    'packingPermit',
    'packingInstruction',
    'bookingDuration',
    'bookingNotice',
    'unavailabilityPeriods',
    'unavailabilityReason',
    'unavailabilityDate',
  ],
  pricing: ['priceType', 'monthlyRate', 'hourlyRate', 'rolling', 'autoApprove', 'consent'],
} as const satisfies Record<WizardStep, readonly (keyof Listing & keyof ListingForm)[]>

export type AnswerField = (typeof stepFields)[WizardStep][number]
export type Answers = Pick<Listing, AnswerField>

export const allFields: readonly AnswerField[] = Object.values(stepFields).flat()

const blank: Answers = {
  address: '',
  formattedAddress: { street: '', area: '' },
  coordinates: null,
  storageType: null,
  storageFloor: null,
  storageFeatures: [],
  services: [],
  vehicleType: null,
  costPerKm: null,
  deliveryRadiusKm: null,
  packagingSize: null,
  costPerSize: null,
  storageSize: null,
  storageNumber: 1,
  image: [],
  storageTitle: '',
  description: '',
  storageAccessPeriod: null,
  storageAccessType: null,
  packingPermit: false,
  packingInstruction: '',
  bookingDuration: null,
  bookingNotice: null,
  unavailabilityPeriods: [],
  unavailabilityReason: null,
  unavailabilityDate: null,
  priceType: 'custom',
  monthlyRate: null,
  hourlyRate: null,
  rolling: false,
  autoApprove: false,
  consent: false,
}

/** The form for a listing; elastic prices can be read but not chosen, so custom stands there. */
export function answersOf(listing: Listing | undefined): Answers {
  return listing ? { ...pick(listing, allFields), priceType: 'custom' } : blank
}

/** As it goes on the wire: what is only spaces is nothing, nor is what nobody is asked for. */
export function tidied(answers: Answers): Answers {
  return {
    ...answers,
    storageTitle: answers.storageTitle.trim(),
    description: answers.description.trim(),
    packingInstruction: answers.packingInstruction.trim(),
    unavailabilityReason: answers.unavailabilityReason?.trim() || null,
    deliveryRadiusKm: answers.services.includes('delivery') ? answers.deliveryRadiusKm : null,
  }
}

export function pick(answers: Answers, fields: readonly AnswerField[]): Answers {
  return Object.fromEntries(fields.map(field => [field, answers[field]])) as Answers
}

export function changedFields(before: Answers, now: Answers): AnswerField[] {
  return allFields.filter(field => JSON.stringify(before[field]) !== JSON.stringify(now[field]))
}

/** What was kept of an earlier visit, as far as it still has the shape of an answer. */
export function fittingAnswers(kept: Record<string, unknown>): Partial<Answers> {
  const fits = allFields.filter(field => field in kept && looksLike(kept[field], blank[field]))
  return Object.fromEntries(fits.map(field => [field, kept[field]]))
}

function looksLike(value: unknown, example: unknown): boolean {
  if (example === null) return value !== undefined
  return typeof value === typeof example && Array.isArray(value) === Array.isArray(example)
}
