import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Reader } from '#bookings/web/api.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import { after, formatDay } from '#foundation/rules/time/time.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { rescueFocus } from '#foundation/web/rescue-focus.ts'
import { type GoodsNoticeKind, goodsNoticeKinds, mayBeSent } from '../../rules/goods/goods-dates.ts'
import type { GoodsNotice } from '../../rules/wire.ts'
import { goodsNoticesQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { WriteNotice } from './WriteNotice.tsx'

interface GoodsSectionProps {
  bookingId: string
  side: Reader
  isOwed: boolean
}

/** The partner can write another notice only while rent is owed. */
export function GoodsSection({ bookingId, side, isOwed }: GoodsSectionProps) {
  const { data, isError, refetch } = useQuery(goodsNoticesQuery(bookingId))
  const [writing, setWriting] = useState<GoodsNoticeKind>()
  const mayWrite = side === 'host' && isOwed
  if (data === undefined) return isError && <NotLoaded onRetry={() => void refetch()} />
  if (data.length === 0 && !mayWrite) return null
  return (
    <section className="grid gap-3 border-hairline border-t pt-5">
      <h3 className="font-semibold text-base">{copy.heading}</h3>
      {mayWrite && <WriteButtons notices={data} onWrite={setWriting} />}
      <Notices bookingId={bookingId} notices={data} />
      {writing && (
        <WriteNotice bookingId={bookingId} kind={writing} onClose={() => setWriting(undefined)} />
      )}
    </section>
  )
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const press = () => {
    onRetry()
    rescueFocus()
  }
  const retry = (
    <Button variant="secondary" size="sm" onClick={press}>
      {copy.retry}
    </Button>
  )
  return (
    <Alert tone="danger" action={retry}>
      {copy.page.failed}.
    </Alert>
  )
}

interface WriteButtonsProps {
  notices: readonly GoodsNotice[]
  onWrite: (kind: GoodsNoticeKind) => void
}

/** A sale can be announced only after the time to collect has ended. */
function WriteButtons({ notices, onWrite }: WriteButtonsProps) {
  const standing = notices
    .filter(({ stands }) => stands)
    .map(({ kind, actAfter }) => ({ kind, actAfter: new Date(actAfter) }))
  const mayWrite = goodsNoticeKinds.filter(kind => mayBeSent(kind, standing, serverNow()))
  const first = standing.filter(({ kind }) => kind === 'collect').at(-1)
  return (
    <>
      <p className="text-ink-soft text-sm">{copy.about}</p>
      <p className="text-ink-soft text-sm">{copy.review}</p>
      <div className="flex flex-wrap gap-3">
        {mayWrite.map(kind => (
          <Button
            key={kind}
            variant="secondary"
            onClick={() => onWrite(kind)}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
          >
            {copy[kind]}
          </Button>
        ))}
      </div>
      {!mayWrite.includes('sell') && (
        <p className="text-ink-soft text-sm">
          {first ? copy.sellFrom(formatDay(first.actAfter)) : copy.sellLater}
        </p>
      )}
    </>
  )
}

function Notices({ bookingId, notices }: { bookingId: string; notices: readonly GoodsNotice[] }) {
  if (notices.length === 0) return null
  return (
    <>
      <ul className="grid gap-2">
        {notices.map(notice => (
          <li key={notice._id}>
            <p className="font-semibold">{copy.names[notice.kind]}</p>
            <p className="text-ink-soft text-sm">{aboutNotice(notice)}</p>
          </li>
        ))}
      </ul>
      <Link
        to="/goods-notices/$bookingId"
        params={{ bookingId }}
        className="tall-link justify-self-start text-sm"
      >
        {copy.read}
      </Link>
    </>
  )
}

function aboutNotice({ sentAt, sentBy, actAfter, stands }: GoodsNotice): string {
  const sent = copy.sent(formatDay(new Date(sentAt)), copy.sentBy[sentBy])
  const until = copy.until(formatDay(after(new Date(actAfter), -1)))
  return `${sent} ${stands ? until : copy.stopped}`
}
