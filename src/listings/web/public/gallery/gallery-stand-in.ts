import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { GalleryStandIn } from './GalleryStandIn.tsx'

/** Most spaces have pictures: the browser fetches the drawing for those that have none. */
export const galleryStandIn = createIsomorphicFn()
  .server(() => ({ GalleryStandIn }))
  .client(() => ({
    GalleryStandIn: lazyPart(async () => ({
      default: (await import('./GalleryStandIn.tsx')).GalleryStandIn,
    })),
  }))
