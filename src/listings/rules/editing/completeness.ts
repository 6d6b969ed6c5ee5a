import { farthestKm, highestPounds, radiusWords } from '../limits.ts'
import { namesDoor } from '../place/names-door.ts'
import type { Listing } from '../wire.ts'
import { type WizardStep, wizardSteps } from './wizard-steps.ts'

type Answers = Pick<
  Listing,
  | 'address'
  | 'storageType'
  | 'storageFloor'
  | 'storageFeatures'
  | 'storageSize'
  | 'storageTitle'
  | 'description'
  | 'image'
  | 'storageAccessPeriod'
  | 'storageAccessType'
  | 'bookingDuration'
  | 'bookingNotice'
  | 'monthlyRate'
  | 'hourlyRate'
  | 'consent'
>

type CompletionAnswers = Answers &
  Pick<Listing, 'priceType' | 'services' | 'vehicleType' | 'costPerKm' | 'deliveryRadiusKm'>

export const rateWords = {
  monthlyRate: 'Please enter a monthly rate of at most £100,000.',
  hourlyRate: 'Please enter an hourly rate of at most £100,000.',
}

type Rule = { field: keyof Answers; words: string; met: (answers: Answers) => boolean }

const filled = (field: keyof Answers, words: string): Rule => ({
  field,
  words,
  met: answers => Boolean(answers[field]),
})
const some = (field: 'storageFeatures' | 'image', words: string): Rule => ({
  field,
  words,
  met: answers => answers[field].length > 0,
})
const payable = (field: 'monthlyRate' | 'hourlyRate', words: string): Rule => ({
  field,
  words,
  met: answers => (answers[field] ?? 0) <= highestPounds,
})

/** The Next button stays disabled until all rules of its step are met. */
export const stepRules: Record<WizardStep, readonly Rule[]> = {
  basics: [
    filled('address', 'Please enter the address.'),
    filled('storageType', 'Please choose a storage type.'),
    filled('storageFloor', 'Please choose a floor.'),
    some('storageFeatures', 'Please choose at least one feature.'),
  ],
  space: [
    {
      field: 'storageSize',
      words: 'Please choose a size.',
      met: answers => Boolean(answers.storageSize?.name),
    },
    filled('storageTitle', 'Please give the space a title.'),
    filled('description', 'Please describe the space.'),
    some('image', 'Please add at least one picture or video.'),
  ],
  availability: [
    filled('storageAccessPeriod', 'Please say when renters can come.'),
    filled('storageAccessType', 'Please say how renters get in.'),
    filled('bookingDuration', 'Please choose the shortest rental.'),
    filled('bookingNotice', 'Please choose a notice period.'),
  ],
  pricing: [
    filled('monthlyRate', 'Please enter a monthly rate above £0.'),
    payable('monthlyRate', rateWords.monthlyRate),
    filled('hourlyRate', 'Please enter an hourly rate above £0.'),
    payable('hourlyRate', rateWords.hourlyRate),
    filled('consent', 'Please agree to the terms for partners.'),
  ],
}

export function missingIn(step: WizardStep, answers: Answers) {
  return stepRules[step]
    .filter(rule => !rule.met(answers))
    .map(({ field, words }) => ({ field, message: words }))
}

/** Checked before publishing only: no single step can check these. */
function unfinished(answers: CompletionAnswers) {
  const delivers = answers.services.includes('delivery')
  return [
    answers.priceType === 'elastic' && {
      field: 'priceType',
      message: 'Elastic prices cannot be chosen yet. Please set your own prices.',
    },
    delivers &&
      !answers.vehicleType && { field: 'vehicleType', message: 'Please choose a vehicle.' },
    delivers &&
      answers.costPerKm === null && { field: 'costPerKm', message: 'Please enter a cost per km.' },
    delivers &&
      !isDrivable(answers.deliveryRadiusKm) && { field: 'deliveryRadiusKm', message: radiusWords },
  ].filter(problem => problem !== false)
}

export function missingAnywhere(answers: CompletionAnswers) {
  return [...wizardSteps.flatMap(step => missingIn(step, answers)), ...unfinished(answers)]
}

/**
 * Asked for when a listing is sent in, and later only when its address changes: what was sent in
 * before that stays as it is.
 */
export function missingDoor(
  answers: Pick<Listing, 'address' | 'formattedAddress'>,
  sentIn?: Pick<Listing, 'address'>,
) {
  const { address } = answers
  if (address === '' || address === sentIn?.address || namesDoor(answers)) return []
  return [{ field: 'formattedAddress', message: doorWords }]
}

const doorWords = 'Please add a house or a street, so that renters who have paid find the door.'

/** Without a number the partner drives any distance. */
export function isDrivable(km: number | null): boolean {
  return km === null || (km >= 1 && km <= farthestKm)
}
