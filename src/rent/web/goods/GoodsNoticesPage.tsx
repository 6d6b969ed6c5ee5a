import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { Button } from '#design/ui/actions/Button.tsx'
import { ArrowLeftIcon } from '#design/ui/icons/ArrowIcons.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { ErrorState } from '#design/ui/states/ErrorState.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { requireRole } from '#foundation/web/signed-in/guards.ts'
import { goodsNoticesQuery } from '../queries.ts'
import { copy } from './copy.ts'

const words = copy.page

export const Route = createFileRoute('/goods-notices/$bookingId')({
  ssr: false,
  beforeLoad: visit => requireRole(visit, ['customer', 'partner', 'admin']),
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: GoodsNoticesPage,
})

/** Each on a sheet of its own, without menus: what is printed is what one sees. */
function GoodsNoticesPage() {
  const { bookingId } = Route.useParams()
  const router = useRouter()
  const notices = useQuery(goodsNoticesQuery(bookingId))
  return (
    <main className="mx-auto grid max-w-3xl gap-6 px-4 py-6 sm:px-8 sm:py-10 print:max-w-none print:p-0 print:[color-scheme:light]">
      <PageHead title={words.title} />
      <h1 className="sr-only">{words.title}</h1>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <Button
          variant="ghost"
          icon={<ArrowLeftIcon />}
          onClick={() => router.history.back()}
          className="-ml-5"
        >
          {words.back}
        </Button>
        {notices.data && <Button onClick={() => window.print()}>{words.print}</Button>}
      </div>
      {notices.data ? (
        <Sheets texts={notices.data.map(({ words: text }) => text)} />
      ) : notices.isError && !notices.isFetching ? (
        <ErrorState title={words.failed} onRetry={() => void notices.refetch()}>
          {notices.error.message}
        </ErrorState>
      ) : (
        <Loading label={words.loading}>
          <Skeleton className="h-128" />
        </Loading>
      )}
    </main>
  )
}

function Sheets({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return <EmptyState title={words.empty}>{words.emptyWords}</EmptyState>
  return texts.map(text => (
    <article
      key={text}
      className="wrap-anywhere whitespace-pre-line rounded-card border border-hairline bg-surface p-5 text-ink sm:p-10 print:break-after-page print:border-0 print:p-0"
    >
      {text}
    </article>
  ))
}
