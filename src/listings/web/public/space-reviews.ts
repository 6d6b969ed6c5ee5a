import { type ComponentType, createContext } from 'react'

/** What renters say of a space. Listings may not know that noun, so the composition hands it over. */
export const SpaceReviewsContext = createContext<ComponentType<{ listingId: string }> | null>(null)
