import type { Keys } from '#foundation/server/keys.ts'
import { maskLicence } from '#moving/rules/registration.ts'

const purpose = 'driver-licence'

/** The two columns that are kept of a licence number. */
export function sealLicence(keys: Keys, licence: string) {
  return { licence_sealed: keys.seal(purpose, licence), licence_mask: maskLicence(licence) }
}

/** `undefined` when it was sealed with the key of another deployment. */
export function openLicence(keys: Keys, sealed: string): string | undefined {
  return keys.open(purpose, sealed)
}
