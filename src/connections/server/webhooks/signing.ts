import { createHmac } from 'node:crypto'
import type { Keys } from '#foundation/server/keys.ts'
import { newSecret } from '#foundation/server/secrets.ts'

export const webhookSecretPurpose = 'webhook secret'
export const signatureHeader = 'holdall-signature'

export function newSigningSecret(): string {
  return `whsec_${newSecret()}`
}

export function sealSecret(keys: Keys, secret: string): string {
  return keys.seal(webhookSecretPurpose, secret)
}

/** The time is signed too, so that nobody can send an old delivery again later. */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000)
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${mac}`
}
