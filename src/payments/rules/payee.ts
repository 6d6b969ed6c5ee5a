import type { z } from 'zod'
import type { PayeeStanding as Standing } from './payout-wire.ts'

export type PayeeStanding = z.infer<typeof Standing>

/** The fields of the provider's answer that decide whether an account can be paid. */
export interface ProviderAccount {
  capabilities?: { transfers?: string } | null
  details_submitted?: boolean | null
  payouts_enabled?: boolean | null
  requirements?: {
    currently_due?: readonly string[] | null
    pending_verification?: readonly string[] | null
    disabled_reason?: string | null
  } | null
}

/** Ready only if money can reach the account and be sent on to a bank. */
export function payeeStanding(account: ProviderAccount): PayeeStanding {
  const { requirements, details_submitted: isSubmitted } = account
  const reason = requirements?.disabled_reason ?? null
  if (reason?.startsWith('rejected')) return 'refused'
  const isPaid = account.capabilities?.transfers === 'active' && account.payouts_enabled === true
  if (isPaid && reason === null) return 'ready'
  const isDue = (requirements?.currently_due?.length ?? 0) > 0
  return isSubmitted && !isDue ? 'checking' : 'incomplete'
}

const words: readonly [part: string, sentence: string][] = [
  ['external_account', 'A bank account to pay you into'],
  ['verification', 'A document that shows who you are'],
  ['dob', 'Your date of birth'],
  ['address', 'Your address'],
  ['phone', 'Your phone number'],
  ['email', 'Your email address'],
  ['id_number', 'Your tax number'],
  ['first_name', 'Your name'],
  ['last_name', 'Your name'],
  ['tos_acceptance', 'Your agreement to the terms of the payment provider'],
  ['business_profile', 'A few words about what you let out'],
  ['company', 'Details of your company'],
]

/**
 * What the provider still needs, in plain sentences. Several of its fields can share one sentence.
 */
export function whatIsMissing({ requirements }: ProviderAccount): string[] {
  const sentences = (requirements?.currently_due ?? []).map(
    wish => words.find(([part]) => wish.includes(part))?.[1] ?? 'Some more details about you',
  )
  return [...new Set(sentences)]
}
