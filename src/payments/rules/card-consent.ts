/** What a renter agrees to who pays the first month; kept with the card, in these words. */
export const cardConsent =
  'Holdall keeps this card and takes each month’s rent from it, from the 27th of the month before, until the booking ends. You may change the card or give notice at any time.'

/** The same where the term has an end. */
export const instalmentsConsent =
  'Holdall keeps this card and takes each later month of this booking from it, from the 27th of the month before, until the last is paid. You may change the card at any time.'

export function consentFor({ instalments }: { instalments: boolean }): string {
  return instalments ? instalmentsConsent : cardConsent
}
