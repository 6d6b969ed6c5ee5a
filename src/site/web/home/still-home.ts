import { createIsomorphicFn } from '@tanstack/react-start'
import { HeroScene } from '#foundation/web/scenes/HeroScene.tsx'
import { drawn, loaded } from '#foundation/web/still/still-part.tsx'
import { HomeSections } from './HomeSections.tsx'

const sources = createIsomorphicFn()
  .server(() => ({ scene: drawn(HeroScene), sections: drawn(HomeSections) }))
  .client(() => ({
    scene: loaded(() => import('#foundation/web/scenes/HeroScene.tsx'), 'HeroScene'),
    sections: loaded(() => import('./HomeSections.tsx'), 'HomeSections'),
  }))

export const home = sources()
