import { z } from 'zod'

/** Without letters and digits that look alike: 0 and O, 1 and I. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 6

/** Short enough to be read out on the telephone, and one of a billion. */
export function caseNumberFrom(random: readonly number[]): string {
  const drawn = random.slice(0, length).map(number => signs[number % signs.length])
  return `R-${drawn.join('')}`
}

export const caseNumberLength = length

export const CaseNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^R-[2-9A-HJ-NP-Z]{6}$/, 'That is not a case number.')
