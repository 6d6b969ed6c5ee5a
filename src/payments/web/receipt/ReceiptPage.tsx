import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { Button } from '#design/ui/actions/Button.tsx'
import { ArrowLeftIcon } from '#design/ui/icons/ArrowIcons.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { ErrorState } from '#design/ui/states/ErrorState.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { requireRole } from '#foundation/web/signed-in/guards.ts'
import { Wordmark } from '#foundation/web/Wordmark.tsx'
import { copy } from '../copy.ts'
import { receiptQuery } from '../queries.ts'
import { ReceiptSheet } from './ReceiptSheet.tsx'
import { receiptSearch } from './receipt-search.ts'

const words = copy.receipt

export const Route = createFileRoute('/receipt/$bookingId')({
  ssr: false,
  validateSearch: receiptSearch,
  beforeLoad: visit => requireRole(visit, ['customer', 'partner', 'admin']),
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: ReceiptPage,
})

/** Stands by itself, without menus: what is printed is what one sees. */
function ReceiptPage() {
  const { bookingId } = Route.useParams()
  const { month } = Route.useSearch()
  const router = useRouter()
  const receipt = useQuery(receiptQuery(bookingId, month))
  return (
    <main className="mx-auto grid max-w-3xl gap-6 px-4 py-6 sm:px-8 sm:py-10 print:max-w-none print:p-0 print:[color-scheme:light]">
      <PageHead title={words.title} />
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Button
          variant="ghost"
          icon={<ArrowLeftIcon />}
          onClick={() => router.history.back()}
          className="-ml-5"
        >
          {words.back}
        </Button>
        {receipt.data && <Button onClick={() => window.print()}>{words.print}</Button>}
      </div>
      {receipt.data ? (
        <ReceiptSheet receipt={receipt.data} />
      ) : isApiFailure(receipt.error, 'not_found') ? (
        <>
          <h1 className="sr-only">{words.title}</h1>
          <EmptyState title={words.missing}>{words.missingWords}</EmptyState>
        </>
      ) : receipt.isError && !receipt.isFetching ? (
        <>
          <h1 className="sr-only">{words.title}</h1>
          <ErrorState title={words.failed} onRetry={() => void receipt.refetch()}>
            {receipt.error.message}
          </ErrorState>
        </>
      ) : (
        <Loading label={words.loading}>
          <Skeleton className="h-128" />
        </Loading>
      )}
      {!receipt.data && (
        <Link to="/" aria-label="Holdall" className="justify-self-center">
          <Wordmark className="h-8 w-30" />
        </Link>
      )}
    </main>
  )
}
