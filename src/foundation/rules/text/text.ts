import { z } from 'zod'
import { formatWhole } from './whole-numbers.ts'

/** One line that a person types: trimmed, without control characters, never only spaces. */
export function line(max: number, words = 'Please fill this in.') {
  return z
    .string()
    .trim()
    .min(1, words)
    .max(max, `Please use at most ${max} characters.`)
    .refine(text => !/\p{Cc}/u.test(text), 'Please keep this to one line of text.')
}

/** Longer text: line breaks are kept, other control characters are not accepted. */
export function prose(max: number, words = 'Please fill this in.') {
  return z
    .string()
    .trim()
    .min(1, words)
    .max(max, `Please use at most ${formatWhole(max)} characters.`)
    .refine(text => !/[^\P{Cc}\n\r\t]/u.test(text), 'That text holds characters we cannot keep.')
}
