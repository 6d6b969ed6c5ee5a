import type { MonthName } from './schedule/months.ts'

/** Made once: making a format takes far longer than using it. */
const monthAndYear = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

export function monthWords(month: MonthName): string {
  return monthAndYear.format(new Date(`${month}-01`))
}

/** Why a card could not be charged, in words for its holder. */
export function faultWords(fault: string | null): string {
  switch (fault) {
    case 'authentication_required':
      return 'your bank wants you to confirm the payment first'
    case 'expired_card':
      return 'the card has run out'
    case 'insufficient_funds':
      return 'there was not enough money on the card'
    case 'no_card':
      return 'there is no card to take it from'
    default:
      return 'the card was declined'
  }
}

/** The card itself is fine, but its bank wants the holder to confirm. */
export function wantsAuthentication(fault: string | null): boolean {
  return fault === 'authentication_required'
}
