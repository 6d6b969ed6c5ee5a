import type { Keys } from '#foundation/server/keys.ts'
import { maskLicence } from '#moving/rules/registration.ts'

export const licencePurpose = 'driver-licence'

/** Only the encrypted number and its mask are stored. */
export function sealLicence(keys: Keys, licence: string) {
  return { licence_sealed: keys.seal(licencePurpose, licence), licence_mask: maskLicence(licence) }
}

/** Undefined if it was sealed with the key of another deployment. */
export function openLicence(keys: Keys, sealed: string): string | undefined {
  return keys.open(licencePurpose, sealed)
}
