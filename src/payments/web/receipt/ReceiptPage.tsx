import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useBookingPage } from '#bookings/web/use-booking-page.ts'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { NeedsScript } from '#design/ui/states/NeedsScript.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { PrintedPage } from '#design/ui/surfaces/PrintedPage.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { requireRole } from '#foundation/web/signed-in/guards.ts'
import { Wordmark } from '#foundation/web/Wordmark.tsx'
import { copy } from '../copy.ts'
import { receiptQuery } from '../queries.ts'
import { ReceiptSheet } from './ReceiptSheet.tsx'

interface ReceiptSearch {
  /** For a booking that is paid month by month, such as 2026-12. */
  month?: string
}

function receiptSearch({ month }: Record<string, unknown>): ReceiptSearch {
  return typeof month === 'string' && /^\d{4}-\d\d$/.test(month) ? { month } : {}
}

const words = copy.receipt

export const Route = createFileRoute('/receipt/$bookingId')({
  ssr: false,
  validateSearch: receiptSearch,
  beforeLoad: visit => requireRole(visit, ['customer', 'partner', 'admin']),
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: ReceiptPage,
  pendingComponent: NeedsScript,
})

function ReceiptPage() {
  const { bookingId } = Route.useParams()
  const { month } = Route.useSearch()
  const home = useBookingPage(bookingId)
  const receipt = useQuery(receiptQuery(bookingId, month))
  const title = receipt.data ? words.titleOf(receipt.data.space) : words.title
  return (
    <PrintedPage
      head={<PageHead title={title} />}
      words={words}
      home={home}
      isReady={receipt.data !== undefined}
    >
      {!receipt.data && <h1 className="sr-only">{words.title}</h1>}
      <Loaded
        query={receipt}
        failed={words.failed}
        waiting={waiting}
        missing={<EmptyState title={words.missing}>{words.missingWords}</EmptyState>}
      >
        {known => <ReceiptSheet receipt={known} />}
      </Loaded>
      {receipt.isError && !receipt.data && (
        <Link to="/" aria-label="Holdall" className="justify-self-center">
          <Wordmark className="h-8 w-30" />
        </Link>
      )}
    </PrintedPage>
  )
}

const waiting = (
  <Loading label={words.loading}>
    <Skeleton className="h-128" />
  </Loading>
)
