import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { siteInfoQuery } from '../site-info-query.ts'

/** For loaders of pages that exist only in demo mode. */
export async function onlyInDemo({ context }: { context: { queryClient: QueryClient } }) {
  const { demo } = await context.queryClient.ensureQueryData(siteInfoQuery)
  if (!demo) throw notFound()
}
