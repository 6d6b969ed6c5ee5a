import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { NotAvailable } from './NotAvailable.tsx'

/** What hardly anybody sees: the browser fetches its code for those who do. */
export const missingPage = createIsomorphicFn()
  .server(() => ({ NotAvailable }))
  .client(() => ({
    NotAvailable: lazyPart(async () => ({
      default: (await import('./NotAvailable.tsx')).NotAvailable,
    })),
  }))
