import { createIsomorphicFn } from '@tanstack/react-start'
import { drawn, loaded } from '#design/server-drawn/server-drawn.tsx'
import { DeliverySolution } from './DeliverySolution.tsx'
import { ForYouSolution } from './ForYouSolution.tsx'
import { PackingMovingSolution } from './PackingMovingSolution.tsx'
import { SelfStorageSolution } from './SelfStorageSolution.tsx'

const sources = createIsomorphicFn()
  .server(() => ({
    selfStorage: drawn(SelfStorageSolution),
    delivery: drawn(DeliverySolution),
    packingMoving: drawn(PackingMovingSolution),
    forYou: drawn(ForYouSolution),
  }))
  .client(() => ({
    selfStorage: loaded(() => import('./SelfStorageSolution.tsx'), 'SelfStorageSolution'),
    delivery: loaded(() => import('./DeliverySolution.tsx'), 'DeliverySolution'),
    packingMoving: loaded(() => import('./PackingMovingSolution.tsx'), 'PackingMovingSolution'),
    forYou: loaded(() => import('./ForYouSolution.tsx'), 'ForYouSolution'),
  }))

export const solutions = sources()
