/** What a renter agrees to who pays the first month; kept with the card, in these words. */
export const cardConsent =
  'Holdall keeps this card and takes each month’s rent from it, from the 27th of the month before, until the booking ends. You may change the card or give notice at any time.'
