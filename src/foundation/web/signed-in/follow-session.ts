import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { loginAddress } from '../session/login-address.ts'
import { accountOf } from '../session/session-record.ts'
import { currentSession, onSessionChange, onSessionExpired } from '../session/session-store.ts'

/** Keeps the screen and the caches in step with who is signed in, in this tab or another. */
export function followSession(queryClient: QueryClient, router: AnyRouter): void {
  let before = currentSession()

  onSessionChange(() => {
    const now = currentSession()
    const then = before
    before = now
    if (then.status === 'unknown' || accountOf(then) === accountOf(now)) return
    if (accountOf(then) && accountOf(now)) return window.location.reload()
    queryClient.removeQueries({ type: 'inactive', predicate: isPersonal })
    router.clearCache()
    // The guard of a page that only they may see leads away from it. The dashboard has its own.
    const isDashboard = router.state.matches.some(({ routeId }) => routeId === '/_dashboard')
    if (now.status === 'out' && now.ended !== 'by the server' && !isDashboard)
      void router.invalidate()
  })

  onSessionExpired(() => {
    const { pathname, href } = router.state.location
    // Several calls of one page may report it, the later ones when we are already at the login
    // page.
    if (pathname !== '/login') void router.navigate({ href: loginAddress(href) })
  })
}

function isPersonal({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return queryKey[0] !== 'site'
}
