import { createIsomorphicFn } from '@tanstack/react-start'
import { HeroScene } from '#design/scenes/HeroScene.tsx'
import { drawn, loaded } from '#design/server-drawn/server-drawn.tsx'
import { Earnings } from './Earnings.tsx'
import { HomeSections } from './HomeSections.tsx'
import { Organisation } from './Organisation.tsx'

const sources = createIsomorphicFn()
  .server(() => ({
    organisation: drawn(Organisation),
    scene: drawn(HeroScene),
    sections: drawn(HomeSections),
    earnings: drawn(Earnings),
  }))
  .client(() => ({
    organisation: loaded(() => import('./Organisation.tsx'), 'Organisation'),
    scene: loaded(() => import('#design/scenes/HeroScene.tsx'), 'HeroScene'),
    sections: loaded(() => import('./HomeSections.tsx'), 'HomeSections'),
    earnings: loaded(() => import('./Earnings.tsx'), 'Earnings'),
  }))

export const home = sources()
