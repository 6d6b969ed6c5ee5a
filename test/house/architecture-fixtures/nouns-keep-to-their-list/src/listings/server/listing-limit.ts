export const listingLimit = 100
