/** The API shows `draft` as no status (null). `available` is the host's own switch, not a state. */
export const listingStates = ['draft', 'pending', 'approved', 'rejected', 'suspended'] as const
export type ListingState = (typeof listingStates)[number]
