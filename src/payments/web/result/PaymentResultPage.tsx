import { createFileRoute, redirect } from '@tanstack/react-router'
import { ScriptNeeded } from '#design/ui/states/NeedsScript.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { requireRole } from '#foundation/web/signed-in/guards.ts'
import { homeOf } from '#foundation/web/signed-in/page-roles.ts'
import { opening } from './opening-copy.ts'
import { PaymentResult } from './PaymentResult.tsx'
import { readPaymentHint } from './payment-hint.ts'

export const Route = createFileRoute('/_public/payment/result')({
  ssr: false,
  beforeLoad: async visit => {
    const { session } = await requireRole(visit, ['customer', 'partner'])
    const hint = readPaymentHint(visit.location.searchStr)
    // Without a booking there is no payment to ask about.
    if (!hint) throw redirect({ href: homeOf(session.role), replace: true })
    return { session, hint }
  },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: PaymentResultPage,
  pendingComponent: PaymentResultSkeleton,
})

function PaymentResultPage() {
  const { hint, session } = Route.useRouteContext()
  return (
    <div className="mx-auto grid max-w-page place-items-center px-edge py-12 sm:px-8 sm:py-20">
      <PageHead title={opening.title} secret />
      <PaymentResult key={hint.bookingId} hint={hint} isPartner={session.role === 'partner'} />
    </div>
  )
}

function PaymentResultSkeleton() {
  return (
    <div className="mx-auto my-12 max-w-page sm:my-20">
      <PageHead title={opening.title} secret />
      <ScriptNeeded />
      <Loading>
        <Skeleton className="h-96" />
      </Loading>
    </div>
  )
}
