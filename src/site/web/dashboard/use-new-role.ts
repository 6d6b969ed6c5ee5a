import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SessionRecord } from '#foundation/web/session/session-record.ts'
import { amendSession } from '#foundation/web/session/session-store.ts'
import { profileQuery } from '#foundation/web/signed-in/profile-query.ts'

/**
 * Whoever has become a partner on another device is one here too. Nobody becomes a customer again,
 * so an older answer changes nothing.
 */
export function useNewRole({ role }: SessionRecord): void {
  const { data: profile } = useQuery(profileQuery)
  const isNowPartner = role === 'customer' && profile?.role === 'partner'
  useEffect(() => {
    if (isNowPartner) void amendSession({ role: 'partner' })
  }, [isNowPartner])
}
