import { createIsomorphicFn } from '@tanstack/react-start'
import { FindStep } from '#design/scenes/FindStep.tsx'
import { drawn, loaded } from '#design/server-drawn/server-drawn.tsx'
import { TopicList } from './TopicList.tsx'

const sources = createIsomorphicFn()
  .server(() => ({ scene: drawn(FindStep), topics: drawn(TopicList) }))
  .client(() => ({
    scene: loaded(() => import('#design/scenes/FindStep.tsx'), 'FindStep'),
    topics: loaded(() => import('./TopicList.tsx'), 'TopicList'),
  }))

export const support = sources()
