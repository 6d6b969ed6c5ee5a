import { z } from 'zod'
import { asPhoneNumber, phoneWords } from '#accounts/rules/phone.ts'
import { HostKind, Registration } from '#accounts/rules/wire.ts'

/** The server brings the phone into its international form. */
export const Profile = z.object({
  firstName: Registration.shape.firstName,
  lastName: Registration.shape.lastName,
  phone: z
    .string()
    .trim()
    .max(30)
    .refine(phone => !phone || asPhoneNumber(phone) !== undefined, phoneWords)
    .transform(phone => phone || null),
  hostKind: HostKind.nullable().transform(kind => kind ?? undefined),
})
