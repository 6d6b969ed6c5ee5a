import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '#foundation/web/api/api.ts'
import type { SiteInfo } from '../rules/site-info.ts'

export const siteInfoQuery = queryOptions({
  queryKey: ['site'],
  queryFn: ({ signal }) => api.get<SiteInfo>('/site', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
})

/** Never fails: the page is worth showing without the phone number in its footer. */
export async function prefetchSiteInfo(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(siteInfoQuery)
}

const unknownSite: SiteInfo = {
  demo: false,
  publicUrl: '',
  supportEmail: '',
  supportPhone: '',
  texts: false,
  socialLinks: [],
}

export function useSiteInfo(): SiteInfo {
  return useQuery(siteInfoQuery).data ?? unknownSite
}
