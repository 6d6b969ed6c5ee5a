import { missingAnywhere } from '#listings/rules/completeness.ts'
import type { WizardStep } from '#listings/rules/wizard-steps.ts'
import type { AnswerField, Answers } from '../answers.ts'

/** Each section of each step, and the fields it must not leave empty. */
const requiredIn = {
  address: ['address'],
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

/** What is missing, by field. */
export function missingWords(answers: Answers): ReadonlyMap<string, string> {
  return new Map(missingAnywhere(answers).map(({ field, message }) => [field, message]))
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
