import { createIsomorphicFn } from '@tanstack/react-start'
import { EmptyListScene } from '#design/scenes/EmptyListScene.tsx'
import { drawn, drawnPictures, loaded } from '#design/server-drawn/drawn-picture.tsx'

const sources = createIsomorphicFn()
  .server(() => ({ nothing: drawn(EmptyListScene) }))
  .client(() => ({
    nothing: loaded(() => import('#design/scenes/EmptyListScene.tsx'), 'EmptyListScene'),
  }))

export const pictures = drawnPictures(sources())
