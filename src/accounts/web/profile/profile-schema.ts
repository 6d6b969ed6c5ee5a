import { z } from 'zod'
import { HostKind, Registration } from '#accounts/rules/wire.ts'

/** The server brings the phone into its international form. */
export const Profile = z.object({
  firstName: Registration.shape.firstName,
  lastName: Registration.shape.lastName,
  phone: z
    .string()
    .trim()
    .max(30)
    .transform(phone => phone || null),
  hostKind: HostKind.nullable().transform(kind => kind ?? undefined),
})
