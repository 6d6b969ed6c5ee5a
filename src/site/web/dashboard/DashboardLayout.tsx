import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react'
import { repeatEarlyWork } from '#design/server-drawn/early-work.ts'
import { DashboardTitleContext } from '#foundation/web/head/dashboard-title.ts'
import { drawnTitle } from '#foundation/web/head/drawn-title.ts'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { loginAddress } from '#foundation/web/session/login-address.ts'
import type { Session } from '#foundation/web/session/session-record.ts'
import { sessionAsDrawn } from '#foundation/web/session/session-store.ts'
import { drawnWhereKnown } from '#foundation/web/signed-in/drawn-where-known.ts'
import { requireSession } from '#foundation/web/signed-in/require-session.ts'
import { useTakeOver } from '#foundation/web/signed-in/take-over.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { copy } from '../copy.ts'
import { NotFoundPage } from '../errors/NotFoundPage.tsx'
import { copy as menus } from '../layout/copy.ts'
import { logIn } from '../menu.ts'
import { DashboardFrame } from './DashboardFrame.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'

/** The search box in the title bar writes it, and lists read it. */
interface DashboardQuery {
  q?: string
}

export const Route = createFileRoute('/_dashboard')({
  ssr: ({ location }): Promise<boolean> => drawnWhereKnown(location.pathname),
  validateSearch: ({ q }: Record<string, unknown>): DashboardQuery =>
    q === undefined || q === '' ? {} : { q: String(q) },
  beforeLoad: requireSession,
  staticData: { firstReads: () => ['/users/me'] },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: DashboardLayout,
  pendingComponent: DashboardSkeleton,
  // The server has drawn it, so it was seen long enough.
  pendingMinMs: 0,
  notFoundComponent: NothingHere,
})

function DashboardLayout() {
  const [title, setTitle] = useState(drawnTitle)
  useTakeOver()
  useLayoutEffect(repeatEarlyWork, [])
  return (
    <DashboardTitleContext value={setTitle}>
      <TitledDashboard title={title?.bar}>
        <PageHead title={title?.tab ?? menus.dashboard} isStandIn={!title} />
        <Outlet />
      </TitledDashboard>
    </DashboardTitleContext>
  )
}

/** The router shows it instead of the whole layout, so it needs the frame too. */
function NothingHere() {
  return (
    <TitledDashboard title={copy.missing}>
      <NotFoundPage />
    </TitledDashboard>
  )
}

function TitledDashboard({ title, children }: { title: string | undefined; children: ReactNode }) {
  const session = useSession()
  useLeaveWhenLoggedOut(session)
  const mayDraw = useFirstPageBitByBit()
  if (session.status !== 'in' || !mayDraw) return <DashboardSkeleton />
  return (
    <DashboardFrame person={session.record} title={title}>
      {children}
    </DashboardFrame>
  )
}

/** Whoever has logged out in another tab may want to come back here. */
function useLeaveWhenLoggedOut(session: Session): void {
  const router = useRouter()
  const ended = session.status === 'out' ? (session.ended ?? 'here') : undefined
  useEffect(() => {
    if (!ended || ended === 'by the server') return
    const here = router.state.location.href
    const href = ended === 'here' ? logIn.to : loginAddress(here)
    void router.navigate({ href, replace: true })
  }, [ended, router])
}

let hasDrawnFirst = false

/**
 * The router draws a page in one go, which on a slow telephone takes most of a second. Where the
 * server has drawn only what is the same for everybody, that stays until React is ready with the
 * first page.
 */
function useFirstPageBitByBit(): boolean {
  useEffect(() => {
    hasDrawnFirst = true
  }, [])
  return useDeferredValue(true, hasDrawnFirst || sessionAsDrawn().status === 'in')
}
