import { type ComponentType, createContext } from 'react'

/** Listings may not import reviews, so `src/root.tsx` passes this in. */
export const SpaceReviewsContext = createContext<ComponentType<{ listingId: string }> | null>(null)
