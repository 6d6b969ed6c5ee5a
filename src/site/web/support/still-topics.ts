import { createIsomorphicFn } from '@tanstack/react-start'
import { FindStep } from '#foundation/web/scenes/FindStep.tsx'
import { drawn, loaded } from '#foundation/web/still/still-part.tsx'
import { TopicList } from './TopicList.tsx'

const sources = createIsomorphicFn()
  .server(() => ({ scene: drawn(FindStep), topics: drawn(TopicList) }))
  .client(() => ({
    scene: loaded(() => import('#foundation/web/scenes/FindStep.tsx'), 'FindStep'),
    topics: loaded(() => import('./TopicList.tsx'), 'TopicList'),
  }))

export const support = sources()
