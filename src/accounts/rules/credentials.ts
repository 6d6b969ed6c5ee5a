import { z } from 'zod'
import { isPredictable, predictableWords } from './predictable.ts'

export const emailWords = 'Please enter a valid email address.'
export const passwordWords =
  'Password must contain at least 6 characters, 1 uppercase, 1 lowercase and 1 special character.'

const emailPattern =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z]$/

/**
 * One spelling for one mailbox. Only ASCII becomes lower case: letters that look alike stay
 * different.
 */
export function asMailbox(typed: string): string {
  return typed.trim().replace(/[A-Z]+/g, letters => letters.toLowerCase())
}

export const Email = z
  .string()
  .overwrite(asMailbox)
  .max(254, emailWords)
  .regex(emailPattern, emailWords)

/** Breached and obvious passwords are refused by the server, which has the list of them. */
export const Password = z
  .string()
  .min(6, passwordWords)
  .max(128, 'Please use at most 128 characters.')
  .regex(/[A-Z]/, passwordWords)
  .regex(/[a-z]/, passwordWords)
  .regex(/[0-9]/, passwordWords)
  .regex(/[#?!@$%^&*-]/, passwordWords)
  .refine(password => !isPredictable(password), predictableWords)

/** An old password may break the rules of today, so only its length is checked. */
export const TypedPassword = z.string().min(1, 'Please enter your password.').max(128)

/** Spaces are allowed, because people paste codes with spaces. */
export const OneTimeCode = z
  .string()
  .transform(text => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^[0-9]{6}$/, 'Please enter the 6 digits from the email.'))

const notRight = (triesLeft: number) =>
  triesLeft === 1
    ? 'That code is not right. You have one try left.'
    : `That code is not right. You have ${triesLeft} tries left.`

export const triesLeftWords = {
  code_refused: (triesLeft: number) =>
    triesLeft > 0 ? notRight(triesLeft) : 'That code no longer works. Please ask for a new one.',
  second_step_refused: (triesLeft: number) =>
    triesLeft > 0 ? notRight(triesLeft) : 'That was the last try. Please start again.',
}
