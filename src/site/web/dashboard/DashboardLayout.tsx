import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { DashboardTitleContext } from '#foundation/web/head/dashboard-title.ts'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { requireSession } from '#foundation/web/signed-in/require-session.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { copy } from '../copy.ts'
import { NotFoundPage } from '../errors/NotFoundPage.tsx'
import { logIn } from '../menu.ts'
import { DashboardFrame } from './DashboardFrame.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'

/** The search box in the title bar writes it, and lists read it. */
interface DashboardQuery {
  q?: string
}

export const Route = createFileRoute('/_dashboard')({
  ssr: false,
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
  const [title, setTitle] = useState<string>()
  return (
    <DashboardTitleContext value={setTitle}>
      <TitledDashboard title={title}>
        <PageHead title={title ?? copy.dashboard} />
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
  const navigate = useNavigate()
  const hasLeft = session.status === 'out' && !session.expired
  useEffect(() => {
    if (hasLeft) void navigate({ href: logIn.to, replace: true })
  }, [hasLeft, navigate])

  const mayDraw = useFirstPageBitByBit()
  if (session.status !== 'in' || !mayDraw) return <DashboardSkeleton />
  return (
    <DashboardFrame person={session.record} title={title}>
      {children}
    </DashboardFrame>
  )
}

let hasDrawnFirst = false

/**
 * The router draws a page in one go, which on a slow telephone takes most of a second. The first one
 * of a visit stands behind what the server has drawn until React is ready with it.
 */
function useFirstPageBitByBit(): boolean {
  useEffect(() => {
    hasDrawnFirst = true
  }, [])
  return useDeferredValue(true, hasDrawnFirst)
}
