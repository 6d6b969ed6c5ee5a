import { postcodeRefusal } from '#foundation/rules/place/postcode.ts'
import { missingAnywhere, missingDoor } from '#listings/rules/editing/completeness.ts'
import { type WizardStep, wizardSteps } from '#listings/rules/editing/wizard-steps.ts'
import { addressParts, isPostcodeWrong } from '#listings/rules/place/address-parts.ts'
import type { AnswerField, Answers } from '../answers.ts'

const requiredIn = {
  address: ['address', 'formattedAddress'],
  type: ['storageType', 'storageFloor', 'storageFeatures'],
  services: ['vehicleType', 'costPerKm', 'deliveryRadiusKm'],
  dimensions: ['storageSize'],
  media: ['image'],
  description: ['storageTitle', 'description'],
  access: ['storageAccessPeriod', 'storageAccessType'],
  booking: ['bookingDuration', 'bookingNotice'],
  unavailable: [],
  priceType: [],
  rates: ['monthlyRate', 'hourlyRate'],
  agreement: ['consent'],
} as const satisfies Record<string, readonly AnswerField[]>

export type SectionName = keyof typeof requiredIn

export const sectionsOf: Record<WizardStep, readonly SectionName[]> = {
  basics: ['address', 'type', 'services'],
  space: ['dimensions', 'media', 'description'],
  availability: ['access', 'booking', 'unavailable'],
  pricing: ['priceType', 'rates', 'agreement'],
}

const names = Object.keys(requiredIn) as SectionName[]
export const allSections: ReadonlySet<SectionName> = new Set(names)

/** Of a listing that was sent in before, an address that stays as it is is not asked about. */
export function missingWords(
  answers: Answers,
  sentIn?: Pick<Answers, 'address'>,
): ReadonlyMap<string, string> {
  const faults = [...missingAnywhere(answers), ...missingDoor(answers, sentIn)]
  const missing = new Map(faults.map(({ field, message }) => [field, message]))
  const { postcode } = addressParts(answers)
  return isPostcodeWrong(postcode) ? missing.set('formattedAddress', postcodeRefusal) : missing
}

export function isIncomplete(section: SectionName, missing: ReadonlyMap<string, string>): boolean {
  return requiredIn[section].some(field => missing.has(field))
}

export function sectionOf(field: AnswerField): SectionName | undefined {
  return names.find(name => (requiredIn[name] as readonly AnswerField[]).includes(field))
}

export function stepOf(field: string): WizardStep | undefined {
  const section = sectionOf(field as AnswerField)
  const steps = Object.keys(sectionsOf) as WizardStep[]
  return steps.find(step => section !== undefined && sectionsOf[step].includes(section))
}

/** Steps can be left unfinished, so a later one may be finished before an earlier one. */
export function finishedSteps(missing: ReadonlyMap<string, string>): boolean[] {
  const open = new Set([...missing.keys()].map(stepOf))
  return wizardSteps.map(step => !open.has(step))
}
