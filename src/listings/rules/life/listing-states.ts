/**
 * Where a listing stands. `draft` is what the wire shows as no status at all (null); `available`
 * is the host's own switch and stands apart from this.
 */
export const listingStates = ['draft', 'pending', 'approved', 'rejected', 'suspended'] as const
export type ListingState = (typeof listingStates)[number]
