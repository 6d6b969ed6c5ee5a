import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import type { Alternative, Booking } from '#bookings/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, SkeletonText } from '#design/ui/states/Skeleton.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { bookings } from '../api.ts'
import { endText, periodText } from '../list/period-text.ts'
import { othersQuery, useKeepBooking } from '../queries.ts'
import { copy } from './copy.ts'
import { OtherCard } from './OtherCard.tsx'

/** For a renter who did not get the space. */
export function OtherSpaces({ booking }: { booking: Booking }) {
  const others = useQuery(othersQuery(booking._id))
  const waiting = (
    <Loading label={copy.loading}>
      <SkeletonText lines={3} />
    </Loading>
  )
  return (
    <Loaded query={others} failed={copy.failed} waiting={waiting}>
      {found => <Found booking={booking} others={found} />}
    </Loaded>
  )
}

function Found({ booking, others }: { booking: Booking; others: readonly Alternative[] }) {
  if (others.length === 0) {
    return (
      <>
        <p className="mb-4 text-ink-soft">{copy.none}</p>
        <Link to="/search" className={buttonClass({ variant: 'secondary' })}>
          {copy.search}
        </Link>
      </>
    )
  }
  return (
    <>
      <p className="mb-4 text-ink-soft text-sm">{aboutWords(booking, serverNow())}</p>
      <ul className="grid gap-4">
        {others.map(other => (
          <Other key={other.listing._id} booking={booking} other={other} />
        ))}
      </ul>
    </>
  )
}

function Other({ booking, other }: { booking: Booking; other: Alternative }) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const { run, fault, hasOtherTerms } = useAskForOther(booking, other, () => setAsking(false))
  const { _id: id, storageTitle } = other.listing
  const open = () => void navigate({ to: '/book/$id', params: { id } })
  return (
    <OtherCard other={other} action={copy.ask} onChoose={() => setAsking(true)}>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={copy.question(storageTitle)}
        confirmLabel={hasOtherTerms ? copy.open : copy.yes}
        cancelLabel={copy.no}
        fault={fault}
        onConfirm={hasOtherTerms ? open : run}
      >
        {!hasOtherTerms && <p>{sureWords(booking, other)}</p>}
      </ConfirmDialog>
    </OtherCard>
  )
}

function sureWords(booking: Booking, { totalPence }: Alternative): string {
  const total = formatPence(pence(totalPence))
  return isRest(booking, serverNow())
    ? copy.sureOfRest(total, untilWords(booking))
    : copy.sure(total, periodText(booking))
}

/** Of a booking that was ended while it ran, only what is left of it is offered. */
function isRest({ startDate }: Booking, now: Date): boolean {
  return new Date(startDate) <= now
}

function aboutWords(booking: Booking, now: Date): string {
  if (!isRest(booking, now)) return copy.about
  const { type, moving, packing, paymentStatus } = booking
  const isWithout = paymentStatus === 'successful' && (moving || packing)
  const more = [type === 'monthly' && copy.restOfMonth, isWithout && copy.withoutServices]
  return [copy.rest, ...more].filter(Boolean).join(' ')
}

function untilWords(booking: Booking): string {
  return booking.rolling ? endText(booking) : `until ${endText(booking)}`
}

/** Leads to the new booking. A new price or new terms are shown before anybody presses again. */
function useAskForOther(
  booking: Booking,
  { listing, total: price }: Alternative,
  onAsked: () => void,
) {
  const pressed = usePressKey()
  const keep = useKeepBooking()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const session = useSession()
  const isCustomer = session.status === 'in' && session.record.role === 'customer'
  const page = isCustomer ? '/your-storage/$bookingId' : '/bookings/$bookingId'
  const { queryKey } = othersQuery(booking._id)
  const [news, setNews] = useState<'price' | 'terms'>()
  const { run, fault } = useAction(
    async () => {
      const wish = { listing: listing._id, price }
      setNews(undefined)
      try {
        const asked = await pressed(wish, key => bookings.askForOther(booking._id, wish, key))
        keep(asked)
        onAsked()
        toast.success(copy.done)
        void navigate({ to: page, params: { bookingId: asked._id } })
      } catch (error) {
        const hasOtherTerms = isApiFailure(error, 'terms_changed')
        if (!hasOtherTerms && !isApiFailure(error, 'price_changed')) throw error
        await queries.invalidateQueries({ queryKey })
        // Not thrown: on a telephone its toast would lie on the new price.
        setNews(hasOtherTerms ? 'terms' : 'price')
      }
    },
    { atForm: true },
  )
  return { run, fault: fault ?? (news && copy.changed[news]), hasOtherTerms: news === 'terms' }
}
