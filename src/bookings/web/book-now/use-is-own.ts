import { useQuery } from '@tanstack/react-query'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import type { PublicListing } from '#listings/rules/wire.ts'

/** Whether the reader lets this space, also on a page that was drawn for strangers. */
export function useIsOwn({ _id: id, own }: Pick<PublicListing, '_id' | 'own'>): boolean {
  const session = useSession()
  const isPartner = session.status === 'in' && session.record.role === 'partner'
  const { data = false } = useQuery({
    queryKey: ['listings', 'own', id, isPartner && session.record._id],
    queryFn: async ({ signal }) => {
      const { readIsOwn } = await import('#listings/web/public/read-listing.ts')
      return readIsOwn(id, signal)
    },
    enabled: isPartner && !own,
  })
  return own || (isPartner && data)
}
