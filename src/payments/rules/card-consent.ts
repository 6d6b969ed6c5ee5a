/** Stored with the card as proof of what the renter agreed to, so these texts have legal weight. */
export const cardConsent =
  'Holdall keeps this card and takes each month’s rent from it, from the 27th of the month before, until the booking ends. You may change the card or give notice at any time.'

/** The same for a fixed term. */
export const instalmentsConsent =
  'Holdall keeps this card and takes each later month of this booking from it, from the 27th of the month before, until the last is paid. You may change the card at any time.'

export function consentFor({ instalments }: { instalments: boolean }): string {
  return instalments ? instalmentsConsent : cardConsent
}
