import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import type { Context } from '#foundation/server/context.ts'

export const authenticatorPurpose = 'authenticator secret'
const period = 30

export interface Offer {
  secret: string
  otpauthUrl: string
  qrCode: string
  sealed: string
}

export function offerSecret({ keys }: Pick<Context, 'keys'>, email: string): Offer {
  const secret = new Secret({ size: 20 }).base32
  const otpauthUrl = totp(secret, email).toString()
  const svg = renderSVG(otpauthUrl, { border: 2, ecc: 'M' })
  return {
    secret,
    otpauthUrl,
    qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    sealed: keys.seal(authenticatorPurpose, secret),
  }
}

/** One step earlier or later counts too, because the clock of a telephone may be wrong. */
export function matchingStep(
  { keys, now }: Pick<Context, 'keys' | 'now'>,
  sealed: string,
  code: string,
): number | undefined {
  const secret = keys.open(authenticatorPurpose, sealed)
  if (secret === undefined) return undefined
  const timestamp = now.getTime()
  const delta = totp(secret, '').validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta
}

function totp(secret: string, label: string): TOTP {
  return new TOTP({ issuer: 'Holdall', label, secret: Secret.fromBase32(secret), period })
}
