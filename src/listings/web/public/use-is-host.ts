import { useSession } from '#foundation/web/signed-in/use-session.ts'
import type { PublicListing } from '#listings/rules/wire.ts'

/** Hosts can neither ask about their own space nor visit it. */
export function useIsHost({ host }: Pick<PublicListing, 'host'>): boolean {
  const session = useSession()
  return session.status === 'in' && session.record._id === host._id
}
