import { Link } from '@tanstack/react-router'
import { Fact, Facts } from '#bookings/web/detail/Panel.tsx'
import { Badge, type BadgeTone } from '#design/ui/surfaces/Badge.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { dayAndTime } from '#viewings/rules/viewing-words.ts'
import type { Viewing } from '#viewings/rules/wire.ts'
import { copy, states } from './copy.ts'
import { ProposedTimes } from './ProposedTimes.tsx'
import { ViewingActions } from './ViewingActions.tsx'

export function ViewingCard({ viewing }: { viewing: Viewing }) {
  const { listing, other, state } = viewing
  return (
    <Card>
      <article aria-labelledby={`viewing-${viewing._id}`}>
        <div className="mb-1 flex flex-wrap items-start justify-between gap-2">
          <h2 id={`viewing-${viewing._id}`} className="wrap-anywhere min-w-0 text-lg">
            {listing.isShown ? (
              <Link
                to="/book/$id"
                params={{ id: listing._id }}
                className="text-link touch-target font-semibold"
              >
                {listing.storageTitle}
              </Link>
            ) : (
              listing.storageTitle
            )}
          </h2>
          <ViewingBadge viewing={viewing} />
        </div>
        <p className="wrap-anywhere mb-4 text-ink-soft">{copy.with(other)}</p>
        <ViewingFacts viewing={viewing} />
        {(state === 'asked' || state === 'offered') && <ProposedTimes viewing={viewing} />}
        <ViewingActions viewing={viewing} />
      </article>
    </Card>
  )
}

interface ViewingBadgeProps {
  viewing: Viewing
  className?: string
}

export function ViewingBadge({ viewing, className }: ViewingBadgeProps) {
  return (
    <Badge tone={toneOf(viewing)} className={className}>
      {states[viewing.as][viewing.state]}
    </Badge>
  )
}

export function ViewingFacts({ viewing }: { viewing: Viewing }) {
  const { startsAt, state, listing, addressFrom, reason } = viewing
  const isComing = state === 'agreed'
  return (
    <>
      <Facts>
        {startsAt && (
          <Fact name={copy.when}>
            <time dateTime={startsAt}>{dayAndTime(new Date(startsAt))}</time>
          </Fact>
        )}
        <Fact name={copy.where}>{listing.address}</Fact>
      </Facts>
      {isComing && !listing.isExact && addressFrom && (
        <p className="mt-3 text-ink-soft text-sm">
          {copy.addressFrom(dayAndTime(new Date(addressFrom)))}
        </p>
      )}
      {reason && <p className="mt-3">{reason}</p>}
    </>
  )
}

function toneOf({ state, allowed }: Viewing): BadgeTone {
  if (state === 'agreed') return 'success'
  const waitsForReader = allowed.includes('pick') || allowed.includes('accept')
  return waitsForReader ? 'amber' : 'neutral'
}
