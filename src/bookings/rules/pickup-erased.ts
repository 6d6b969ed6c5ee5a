/** Stands where the home of a renter stood who has left. */
export const pickupErasedWords = 'Deleted with the account of the renter.'
