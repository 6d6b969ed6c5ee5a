import { createIsomorphicFn } from '@tanstack/react-start'
import type { ComponentProps } from 'react'
import { PlainFilters } from './PlainFilters.tsx'

/** They stand in a noscript, which a browser that runs scripts never draws: it is spared their code. */
export const plainFilters = createIsomorphicFn()
  .server(() => PlainFilters)
  .client(() => (_: ComponentProps<typeof PlainFilters>) => null)
