import { z } from 'zod'
import { Email } from '#accounts/rules/credentials.ts'
import { asPhoneNumber, phoneWords } from '#accounts/rules/phone.ts'
import { Id } from '#foundation/rules/ids.ts'
import { line } from '#foundation/rules/text/text.ts'
import { asRegistration } from './registration.ts'

const nameWords = 'Please enter a name.'
const vehicleWords = 'Please enter a registration number, such as AB12 CDE.'
const licenceWords = 'Please enter the number as it is printed on the licence.'

/** Text in our one spelling, or refused with this message. */
function spelled(words: string, spelling: (typed: string) => string | undefined) {
  return z.string().transform((typed, ctx) => {
    const kept = spelling(typed)
    if (kept !== undefined) return kept
    ctx.addIssue({ code: 'custom', message: words })
    return z.NEVER
  })
}

function registration(longest: number, words: string) {
  return spelled(words, typed => {
    const kept = asRegistration(typed)
    return kept !== undefined && kept.length <= longest ? kept : undefined
  })
}

const facts = {
  firstName: line(100, nameWords),
  lastName: line(100, nameWords),
  phone: spelled(phoneWords, asPhoneNumber),
  vehicleNo: registration(12, vehicleWords),
  /** The address of an uploaded picture. */
  profilePicture: z.string().trim().max(200).nullish(),
}

export const NewDriver = z.strictObject({
  ...facts,
  email: Email,
  licenseNo: registration(25, licenceWords),
})
export type NewDriver = z.infer<typeof NewDriver>

const masked = z.string().regex(/^•+[A-Z0-9 -]*$/)

/** The form sends back the masked licence and the email. Neither changes anything. */
export const DriverChange = z.strictObject({
  ...z.object(facts).partial().shape,
  licenseNo: z.union([masked, registration(25, licenceWords)]).optional(),
  email: z.unknown().optional(),
  _id: z.unknown().optional(),
})
export type DriverChange = z.infer<typeof DriverChange>

/** `licenseNo` is masked. Only the partner's own data export holds the full number. */
export const Driver = z.strictObject({
  _id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  vehicleNo: z.string(),
  licenseNo: z.string(),
  profilePicture: z.string().nullable(),
})
export type Driver = z.infer<typeof Driver>
