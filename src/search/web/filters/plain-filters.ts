import { createIsomorphicFn } from '@tanstack/react-start'
import type { ComponentProps } from 'react'
import { PlainFilters } from './PlainFilters.tsx'

/** They stand in a noscript element, so browsers that run scripts need not load their code. */
export const plainFilters = createIsomorphicFn()
  .server(() => PlainFilters)
  .client(() => (_: ComponentProps<typeof PlainFilters>) => null)
