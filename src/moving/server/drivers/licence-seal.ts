import type { Keys } from '#foundation/server/keys.ts'
import { maskLicence } from '#moving/rules/registration.ts'

export const licencePurpose = 'driver-licence'

/** The two columns that are kept of a licence number. */
export function sealLicence(keys: Keys, licence: string) {
  return { licence_sealed: keys.seal(licencePurpose, licence), licence_mask: maskLicence(licence) }
}

/** `undefined` when it was sealed with the key of another deployment. */
export function openLicence(keys: Keys, sealed: string): string | undefined {
  return keys.open(licencePurpose, sealed)
}
