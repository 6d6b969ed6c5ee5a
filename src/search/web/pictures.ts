import { createIsomorphicFn } from '@tanstack/react-start'
import { EmptyListScene } from '#foundation/web/scenes/EmptyListScene.tsx'
import { drawn, loaded, stillPictures } from '#foundation/web/still/still-picture.tsx'

const sources = createIsomorphicFn()
  .server(() => ({ nothing: drawn(EmptyListScene) }))
  .client(() => ({
    nothing: loaded(() => import('#foundation/web/scenes/EmptyListScene.tsx'), 'EmptyListScene'),
  }))

export const pictures = stillPictures(sources())
