import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { cx } from '#design/ui/base/cx.ts'
import { formatPence } from '#foundation/rules/money.ts'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { RateText } from '#listings/web/card/RateText.tsx'
import { BookingDates } from './BookingDates.tsx'
import { copy } from './copy.ts'
import { PriceTypeSwitch } from './PriceTypeSwitch.tsx'
import { rollingCopy } from './rolling-copy.ts'
import type { BookNow } from './use-book-now.ts'

const OwnSpace = lazyPart(() => import('./OwnSpace.tsx'))
const FreeInstead = lazyPart(() => import('../others/FreeInstead.tsx'))

export function BookNowForm({ choice }: { choice: BookNow }) {
  const { listing, type, setType } = choice
  const isHourly = type === 'hourly'
  return (
    <div className="grid gap-5">
      <RateText
        rate={isHourly ? listing.hourlyRate : listing.monthlyRate}
        withTax={isHourly ? listing.priceFrom.hourly : listing.priceFrom.monthly}
        per={isHourly ? copy.perHour : copy.perMonth}
        size="lg"
      />
      {choice.isOwn && (
        <Suspense fallback={null}>
          <OwnSpace id={listing._id} />
        </Suspense>
      )}
      <div className="grid gap-5 noscript:hidden">
        <PriceTypeSwitch value={type} onChange={setType} />
        <BookingDates choice={choice} />
      </div>
      {choice.assessment?.isTaken && choice.isBookable && !choice.rolling && (
        <Suspense fallback={null}>
          <FreeInstead choice={choice} />
        </Suspense>
      )}
      <Total choice={choice} />
      <Button
        size="lg"
        wide
        disabled={!choice.mayBook}
        onClick={choice.book}
        className={cx((listing.status !== 'approved' || choice.isOwn) && 'grayscale')}
      >
        {listing.available ? copy.bookNow : copy.notAvailable}
      </Button>
      <p className="-mt-2 text-center text-ink-soft text-sm">{promise(choice)}</p>
      {listing.status === 'approved' && !choice.isOwn && <Ask listingId={listing._id} />}
      <noscript>
        <p className="text-center text-ink-soft text-sm">{copy.needsScript}</p>
      </noscript>
    </div>
  )
}

function Ask({ listingId }: { listingId: string }) {
  return (
    <Link
      to="/messages/ask/$listingId"
      params={{ listingId }}
      rel="nofollow"
      className="text-link -my-2 min-h-11 content-center text-center"
    >
      {copy.ask}
    </Link>
  )
}

function promise({ listing, isOwn }: BookNow): string {
  if (listing.status !== 'approved') return copy.notApproved
  if (isOwn) return copy.own.promise
  if (!listing.available) return copy.unavailable
  return listing.autoApprove ? copy.instant : copy.notCharged
}

function Total({ choice: { assessment, isWorking, rolling } }: { choice: BookNow }) {
  const quote = assessment?.quote
  const words = rolling ? rollingCopy : copy
  if (!quote) {
    return (
      <p aria-live="polite" className="rounded-field bg-sunk px-4 py-3 text-ink-soft text-sm">
        {isWorking ? copy.working : assessment ? copy.changeDates : words.priceNow}
      </p>
    )
  }
  return (
    <div aria-live="polite" className="rounded-field bg-sunk px-4 py-3 tabular-nums">
      <dl className="grid gap-1.5 text-sm">
        {quote.lines.map(line => (
          <div key={line.kind} className="flex justify-between gap-4 text-ink-soft">
            <dt>{line.label}</dt>
            <dd>{formatPence(line.amount)}</dd>
          </div>
        ))}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-hairline border-t pt-2.5 font-semibold text-base">
          <dt>{words.total}</dt>
          <dd className="font-display text-xl">{formatPence(quote.total)}</dd>
        </div>
      </dl>
    </div>
  )
}
