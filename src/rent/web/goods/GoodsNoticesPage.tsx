import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useBookingPage } from '#bookings/web/use-booking-page.ts'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { NeedsScript } from '#design/ui/states/NeedsScript.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { PrintedPage } from '#design/ui/surfaces/PrintedPage.tsx'
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
  pendingComponent: NeedsScript,
})

/** Each notice prints on its own sheet. */
function GoodsNoticesPage() {
  const { bookingId } = Route.useParams()
  const home = useBookingPage(bookingId)
  const notices = useQuery(goodsNoticesQuery(bookingId))
  return (
    <PrintedPage
      head={
        <>
          <PageHead title={words.title} />
          <h1 className="sr-only">{words.title}</h1>
        </>
      }
      words={words}
      home={home}
      isReady={notices.data !== undefined}
    >
      <Loaded
        query={notices}
        failed={words.failed}
        waiting={
          <Loading label={words.loading}>
            <Skeleton className="h-128" />
          </Loading>
        }
        missing={<EmptyState title={words.missing}>{words.missingWords}</EmptyState>}
      >
        {data => <Sheets texts={data.map(({ words: text }) => text)} />}
      </Loaded>
    </PrintedPage>
  )
}

function Sheets({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return <EmptyState title={words.empty}>{words.emptyWords}</EmptyState>
  return texts.map(text => {
    const [title, ...rest] = text.split('\n')
    return (
      <article
        key={text}
        className="wrap-anywhere whitespace-pre-line rounded-card border border-hairline bg-surface p-[min(1.25rem,6.25vw)] text-ink sm:p-10 print:break-after-page print:border-0 print:p-0"
      >
        <h2 className="font-semibold text-lg">{title}</h2>
        {rest.join('\n')}
      </article>
    )
  })
}
