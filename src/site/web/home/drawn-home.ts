import { createIsomorphicFn } from '@tanstack/react-start'
import { HeroScene } from '#design/scenes/HeroScene.tsx'
import { drawn, loaded } from '#design/server-drawn/server-drawn.tsx'
import { EarningsEstimator } from '#search/web/earnings/EarningsEstimator.tsx'
import { HomeSections } from './HomeSections.tsx'
import { Organisation } from './Organisation.tsx'

const sources = createIsomorphicFn()
  .server(() => ({
    organisation: drawn(Organisation),
    scene: drawn(HeroScene),
    sections: drawn(HomeSections),
    estimator: drawn(EarningsEstimator),
  }))
  .client(() => ({
    organisation: loaded(() => import('./Organisation.tsx'), 'Organisation'),
    scene: loaded(() => import('#design/scenes/HeroScene.tsx'), 'HeroScene'),
    sections: loaded(() => import('./HomeSections.tsx'), 'HomeSections'),
    estimator: loaded(
      () => import('#search/web/earnings/EarningsEstimator.tsx'),
      'EarningsEstimator',
    ),
  }))

export const home = sources()
