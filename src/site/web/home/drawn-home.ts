import { createIsomorphicFn } from '@tanstack/react-start'
import { HeroScene } from '#design/scenes/HeroScene.tsx'
import { drawn, loaded } from '#design/server-drawn/server-drawn.tsx'
import { EarningsEstimator } from '#search/web/earnings/EarningsEstimator.tsx'
import { HomeSections } from './HomeSections.tsx'

const sources = createIsomorphicFn()
  .server(() => ({
    scene: drawn(HeroScene),
    sections: drawn(HomeSections),
    estimator: drawn(EarningsEstimator),
  }))
  .client(() => ({
    scene: loaded(() => import('#design/scenes/HeroScene.tsx'), 'HeroScene'),
    sections: loaded(() => import('./HomeSections.tsx'), 'HomeSections'),
    estimator: loaded(
      () => import('#search/web/earnings/EarningsEstimator.tsx'),
      'EarningsEstimator',
    ),
  }))

export const home = sources()
