import type { WizardStep } from '#listings/rules/editing/wizard-steps.ts'
import type { Listing, ListingForm } from '#listings/rules/wire.ts'

/** The Next button of a step saves these fields. */
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
    'accessNotes',
    'bookingDuration',
    'bookingNotice',
    'unavailabilityPeriods',
    'unavailabilityReason',
    'unavailabilityDate',
  ],
  pricing: ['priceType', 'monthlyRate', 'hourlyRate', 'rolling', 'autoApprove', 'consent'],
} as const satisfies Record<WizardStep, readonly (keyof Listing & keyof ListingForm)[]>

export type AnswerField = (typeof stepFields)[WizardStep][number]
export type Answers = Required<Pick<Listing, AnswerField>>

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
  accessNotes: '',
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

/** Elastic prices cannot be chosen, so the form shows custom ones instead. */
export function answersOf(listing: Listing | undefined): Answers {
  if (!listing) return blank
  const whole = { ...listing, accessNotes: listing.accessNotes ?? '' }
  return { ...pick(whole, allFields), priceType: 'custom' }
}

/** Spaces alone count as nothing; answers to questions that are no longer asked are left out. */
export function tidied(answers: Answers): Answers {
  return {
    ...answers,
    storageTitle: answers.storageTitle.trim(),
    description: answers.description.trim(),
    packingInstruction: answers.packingInstruction.trim(),
    accessNotes: answers.accessNotes.trim(),
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

/**
 * From an earlier visit. Values of another shape are ignored, as the form may have changed since.
 */
export function validAnswers(kept: Record<string, unknown>): Partial<Answers> {
  const fits = allFields.filter(field => field in kept && looksLike(kept[field], blank[field]))
  return Object.fromEntries(fits.map(field => [field, kept[field]]))
}

function looksLike(value: unknown, example: unknown): boolean {
  if (example === null) return value !== undefined
  return typeof value === typeof example && Array.isArray(value) === Array.isArray(example)
}
