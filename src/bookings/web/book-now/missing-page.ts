import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy } from 'react'
import { NotAvailable } from './NotAvailable.tsx'

/** What hardly anybody sees: the browser fetches its code for those who do. */
export const missingPage = createIsomorphicFn()
  .server(() => ({ NotAvailable }))
  .client(() => ({
    NotAvailable: lazy(async () => ({
      default: (await import('./NotAvailable.tsx')).NotAvailable,
    })),
  }))
