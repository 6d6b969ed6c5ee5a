import { createIsomorphicFn } from '@tanstack/react-start'
import { drawn, loaded } from '#design/server-drawn/server-drawn.tsx'
import { NothingFound } from './NothingFound.tsx'

const source = createIsomorphicFn()
  .server(() => drawn(NothingFound))
  .client(() => loaded(() => import('./NothingFound.tsx'), 'NothingFound'))

export const nothingFound = source()
