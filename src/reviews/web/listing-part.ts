import { lazyPart } from '#foundation/web/parts/lazy-part.ts'

export const SpaceReviews = lazyPart(() => import('./listing/SpaceReviews.tsx'))
