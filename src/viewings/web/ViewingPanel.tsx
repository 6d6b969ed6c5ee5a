import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadedPanel, Panel } from '#bookings/web/detail/Panel.tsx'
import type { BookingPartProps } from '#bookings/web/parts/booking-parts.ts'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { openAtMost } from '#viewings/rules/viewing-terms.ts'
import type { Viewing } from '#viewings/rules/wire.ts'
import { copy } from './copy.ts'
import { ProposedTimes } from './ProposedTimes.tsx'
import { viewingsQuery } from './queries.ts'
import { ViewingActions } from './ViewingActions.tsx'
import { ViewingBadge, ViewingFacts } from './ViewingCard.tsx'

/** Shown until the booking is paid, because renters view a space before they pay, and not in an extension. */
export default function ViewingPanel({ booking, side }: BookingPartProps) {
  const { approvalStatus, paymentStatus, extendsBooking, listing, renter } = booking
  const isOpen = approvalStatus === 'pending' || approvalStatus === 'approved'
  const isNew = extendsBooking === null && paymentStatus !== 'successful'
  const isShown = side !== 'operator' && isOpen && isNew
  const as = side === 'host' ? 'host' : 'renter'
  const whose = side === 'host' ? { renter: renter._id } : {}
  const shown = { as, show: 'open', page: 1, listing: listing._id, ...whose } as const
  const found = useQuery({ ...viewingsQuery(shown), enabled: isShown })
  if (!isShown) return null
  return (
    <LoadedPanel query={found} heading={copy.panel.heading} words={copy}>
      {({ data: open }) => <OpenViewings open={open} listingId={listing._id} as={as} />}
    </LoadedPanel>
  )
}

interface OpenViewingsProps {
  open: readonly Viewing[]
  listingId: string
  as: Viewing['as']
}

function OpenViewings({ open, listingId, as }: OpenViewingsProps) {
  const mayAsk = as === 'renter' && open.length < openAtMost
  if (open.length === 0 && !mayAsk) return null
  return (
    <Panel heading={copy.panel.heading}>
      {open.map(viewing => (
        <OneViewing key={viewing._id} viewing={viewing} />
      ))}
      {mayAsk && (
        <>
          <p className="mb-3">{open.length === 0 ? copy.panel.words : copy.panel.more}</p>
          <Link
            to="/viewings/ask/$listing"
            params={{ listing: listingId }}
            className={buttonClass({ variant: 'secondary' })}
          >
            {copy.panel.ask}
          </Link>
        </>
      )}
    </Panel>
  )
}

function OneViewing({ viewing }: { viewing: Viewing }) {
  const { state } = viewing
  return (
    <div className="mb-5 border-hairline border-b pb-5 last:mb-0 last:border-0 last:pb-0">
      <ViewingBadge viewing={viewing} className="mb-3" />
      <ViewingFacts viewing={viewing} />
      {(state === 'asked' || state === 'offered') && <ProposedTimes viewing={viewing} />}
      <ViewingActions viewing={viewing} />
    </div>
  )
}
