export const ListingCard = 'card'
