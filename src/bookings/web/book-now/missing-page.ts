import { createIsomorphicFn } from '@tanstack/react-start'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { NotAvailable } from './NotAvailable.tsx'

/** Few people see this page, so its code is loaded only when it is shown. */
export const missingPage = createIsomorphicFn()
  .server(() => ({ NotAvailable }))
  .client(() => ({
    NotAvailable: lazyPart(async () => ({
      default: (await import('./NotAvailable.tsx')).NotAvailable,
    })),
  }))
