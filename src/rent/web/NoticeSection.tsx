import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import type { Reader } from '#bookings/web/api.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import { after, formatDay } from '#foundation/rules/time/time.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { rent as calls } from './api.ts'
import { copy } from './copy.ts'
import { useReloadRent } from './queries.ts'

const words = copy.notice

interface NoticeSectionProps {
  booking: Booking
  rent: NonNullable<Booking['rent']>
  side: Reader
}

/** The end date is shown before the button, and notice can be taken back. */
export function NoticeSection({ booking, rent, side }: NoticeSectionProps) {
  const { notice, noticeEndsAt, mayTakeBack } = rent
  if (notice) {
    const isOwn = notice.by === side && side !== 'operator'
    const standing = isOwn ? words.yours : words.standing[notice.by]
    return (
      <div className="grid justify-items-start gap-3">
        <p className="font-semibold">{standing(lastDay(notice.endsAt))}</p>
        {notice.before && (
          <p className="text-ink-soft text-sm">{words.before(lastDay(notice.before.endsAt))}</p>
        )}
        {mayTakeBack && <TakeBack booking={booking} />}
        {noticeEndsAt && <Give id={booking._id} endsAt={noticeEndsAt} side={side} isSooner />}
      </div>
    )
  }
  return noticeEndsAt ? <Give id={booking._id} endsAt={noticeEndsAt} side={side} /> : null
}

/** A booking ends at midnight after its last day. */
function lastDay(endsAt: string): string {
  return formatDay(after(new Date(endsAt), -1))
}

interface GiveProps {
  id: string
  endsAt: string
  side: Reader
  /** Notice stands already, for a later day. */
  isSooner?: boolean
}

function Give({ id, endsAt, side, isSooner = false }: GiveProps) {
  const [isAsking, setAsking] = useState(false)
  const ifNow = isSooner ? words.ifSooner : words.ifNow
  const reload = useReloadRent()
  const [news, setNews] = useState<string>()
  const give = useAction(
    async () => {
      setNews(undefined)
      try {
        await calls.giveNotice(id, { endsAt })
      } catch (error) {
        if (!isApiFailure(error, 'notice_changed')) throw error
        await reload()
        // Not thrown: on a telephone its toast would lie on the new day.
        setNews(error.message)
        return
      }
      setAsking(false)
      toast.success(words.given)
      await reload()
    },
    { atForm: true },
  )
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-balance text-ink-soft text-sm">{ifNow(lastDay(endsAt))}</p>
      <Button
        variant="secondary"
        onClick={() => {
          setNews(undefined)
          setAsking(true)
        }}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      >
        {words.give}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.question}
        cancelLabel={isSooner ? words.noSooner : words.no}
        confirmLabel={words.yes}
        danger
        fault={give.fault ?? news}
        onConfirm={give.run}
      >
        <dl className="mb-4 flex flex-wrap justify-between gap-x-4 rounded-field bg-sunk px-4 py-3 font-semibold text-ink">
          <dt>{words.last}</dt>
          <dd>{lastDay(endsAt)}</dd>
        </dl>
        <p>{side === 'renter' ? words.renter : words.other}</p>
        <p className="mt-2">{words.mayTakeBack}</p>
      </ConfirmDialog>
    </div>
  )
}

function TakeBack({ booking: { _id: id, rolling } }: { booking: Booking }) {
  const reload = useReloadRent()
  const takeBack = useAction(async () => {
    const { endsAt } = await calls.takeBackNotice(id)
    const stands = rolling && endsAt !== null
    toast.success(stands ? words.standsAgain(lastDay(endsAt)) : words.takenBack)
    await reload()
  })
  return (
    <Button variant="secondary" loading={takeBack.busy} onClick={() => void takeBack.run()}>
      {words.takeBack}
    </Button>
  )
}
