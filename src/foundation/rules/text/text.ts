import { z } from 'zod'
import { formatWhole } from './whole-numbers.ts'

const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

/** An emoji is one character, and what cannot be seen is none. */
export function visibleLength(text: string): number {
  return [...text.replace(invisible, '')].length
}

/** A text without a sign is refused already. */
const canBeSeen = (text: string) => text === '' || text.replace(invisible, '').trim() !== ''

export const notKept = 'That text holds characters we cannot keep.'

/** They change the direction of all that follows, also of our own words around a name. */
const directions = /[\u202a-\u202e\u2066-\u2069]/

/**
 * One line that a person types: trimmed, without control characters, never only spaces. It stands
 * in sentences, lists and subjects of ours.
 */
export function line(max: number, words = 'Please fill this in.') {
  return z
    .string()
    .trim()
    .min(1, words)
    .max(max, `Please use at most ${max} characters.`)
    .refine(text => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), 'Please keep this to one line of text.')
    .refine(text => !directions.test(text), notKept)
    .refine(canBeSeen, words)
}

/** No control characters but line breaks and tabs. */
export const isKept = (text: string) => !/[^\P{Cc}\n\r\t]/u.test(text)

/** Longer text: line breaks are kept, other control characters are not accepted. */
export function prose(max: number, words = 'Please fill this in.') {
  return z
    .string()
    .trim()
    .min(1, words)
    .max(max, `Please use at most ${formatWhole(max)} characters.`)
    .refine(isKept, notKept)
    .refine(canBeSeen, words)
}
