import { lazy } from 'react'

export const SpaceReviews = lazy(() => import('./listing/SpaceReviews.tsx'))
