import { phoneText } from '#accounts/rules/phone.ts'
import { findByWords } from '#design/lists/find-by-words.ts'
import type { Driver } from '#moving/rules/driver-wire.ts'

type Searched = Pick<Driver, 'firstName' | 'lastName' | 'email' | 'phone' | 'vehicleNo'>

/** Searches everything that a driver's card shows. */
export function matching<Found extends Searched>(drivers: readonly Found[], search: string) {
  return findByWords(drivers, search, ({ firstName, lastName, email, phone, vehicleNo }) =>
    [firstName, lastName, email, phone, phoneText(phone), vehicleNo].join(' '),
  )
}
