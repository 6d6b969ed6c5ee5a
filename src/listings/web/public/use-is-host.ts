import { useSession } from '#foundation/web/signed-in/use-session.ts'
import type { PublicListing } from '#listings/rules/wire.ts'

/** Whether the reader lets this space; nobody asks themselves, or comes to see what is theirs. */
export function useIsHost({ host }: Pick<PublicListing, 'host'>): boolean {
  const session = useSession()
  return session.status === 'in' && session.record._id === host._id
}
