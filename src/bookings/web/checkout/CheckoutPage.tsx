import { createFileRoute, notFound } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { ScriptNeeded } from '#design/ui/states/NeedsScript.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import type { Role } from '#foundation/rules/permissions.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { localStore, tabStore } from '#foundation/web/browser-stores.ts'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { requireRole } from '#foundation/web/signed-in/guards.ts'
import type { ReadSpace } from '#listings/web/public/read-listing.ts'
import { NotAvailable } from '../book-now/NotAvailable.tsx'
import { CannotBook } from './CannotBook.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { copy } from './copy.ts'
import { PaymentPolicy } from './PaymentPolicy.tsx'
import { rememberUnfinished, resumeCheckout } from './resume-checkout.ts'
import { Summary } from './Summary.tsx'
import { type Checkout, useCheckout } from './use-checkout.ts'
import { usePlaceBooking } from './use-place-booking.ts'

export const Route = createFileRoute('/_public/checkout/$id')({
  ssr: false,
  beforeLoad: visit => requireRole(visit, ['customer', 'partner']),
  loader: async ({ params, abortController }) => {
    const { readSpace } = await import('#listings/web/public/read-listing.ts')
    const read = await readSpace(params.id, abortController.signal)
    if (!read) throw notFound()
    return { read, drawnAt: serverNow().toISOString() }
  },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: CheckoutPage,
  pendingComponent: CheckoutSkeleton,
  notFoundComponent: NotAvailable,
})

function CheckoutPage() {
  const { read, drawnAt } = Route.useLoaderData()
  const { session } = Route.useRouteContext()
  const { listing } = read
  const isBookable =
    listing.available && listing.status === 'approved' && !listing.preview && !listing.own
  return (
    <div className="mx-auto max-w-page px-edge py-8 sm:px-8 sm:py-12">
      <PageHead title={copy.title} />
      <h1 className="text-3xl sm:text-4xl">{copy.title}</h1>
      {isBookable ? (
        <CheckoutBody key={listing._id} read={read} drawnAt={drawnAt} session={session} />
      ) : (
        <div className="mt-6">
          <CannotBook listing={listing} />
        </div>
      )}
    </div>
  )
}

interface CheckoutBodyProps {
  read: ReadSpace
  drawnAt: string
  session: { _id: string; role: Role }
}

function CheckoutBody({ read, drawnAt, session }: CheckoutBodyProps) {
  const { listing } = read
  // Must run before the form reads the draft.
  useState(() => {
    const whose = { listingId: listing._id, ownerId: session._id }
    resumeCheckout({ local: localStore(), tab: tabStore() }, whose, new Date())
  })
  const checkout = useCheckout({ read, drawnAt })
  const placing = usePlaceBooking(checkout, session.role)
  useRemembered(checkout, session._id)
  return (
    <>
      <p className="mt-2 max-w-measure text-ink-soft">{copy.about}</p>
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <Summary checkout={checkout} />
        <div className="grid min-w-0 gap-6 lg:order-1">
          <CheckoutForm checkout={checkout} placing={placing} />
          <PaymentPolicy checkout={checkout} drawnAt={drawnAt} />
        </div>
      </div>
    </>
  )
}

/** Lets the home page link back to this checkout. */
function useRemembered({ listing, choice }: Checkout, ownerId: string) {
  const { start, end, type } = choice
  const remember = useEffectEvent(() => {
    const { _id: listingId, storageTitle: title } = listing
    const stores = { local: localStore(), tab: tabStore() }
    rememberUnfinished(stores, { listingId, ownerId, title: title ?? '' }, new Date())
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other dates are worth remembering
  useEffect(() => remember(), [start, end, type, choice.assessment])
}

function CheckoutSkeleton() {
  return (
    <div className="mx-auto max-w-page px-edge py-8 sm:px-8 sm:py-12">
      <PageHead title={copy.title} />
      <ScriptNeeded />
      <h1 className="text-3xl sm:text-4xl">{copy.title}</h1>
      <Loading>
        <div className="mt-8 grid gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
          <Skeleton className="h-72 lg:order-2" />
          <Skeleton className="h-112" />
        </div>
      </Loading>
    </div>
  )
}
