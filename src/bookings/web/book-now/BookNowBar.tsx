import { Suspense, useState } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { Dialog, preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import { formatPence } from '#foundation/rules/money.ts'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { RateText } from '#listings/web/card/RateText.tsx'
import { BookNowForm } from './BookNowForm.tsx'
import { copy } from './copy.ts'
import { rollingCopy } from './rolling-copy.ts'
import { type ListingChoiceProps, useListingChoice } from './use-listing-choice.ts'

const EditListing = lazyPart(() => import('./EditListing.tsx'))

/** The panel on a phone: a bar at the bottom with the price, and the form in a sheet. */
export function BookNowBar(props: ListingChoiceProps) {
  const choice = useListingChoice(props)
  const [open, setOpen] = useState(false)
  const { listing, assessment, isBookable } = choice
  const label = assessment?.quote ? copy.bookNow : copy.chooseDates
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-20 border-hairline border-t bg-surface @container px-edge pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] sm:px-8 lg:hidden"
    >
      <div className="flex items-center justify-between gap-x-4 gap-y-2 @max-[16rem]:flex-wrap">
        {choice.isOwn ? (
          <p className="font-semibold">{copy.own.title}</p>
        ) : assessment?.quote ? (
          <p className="tabular-nums @min-[16rem]:whitespace-nowrap">
            <span className="block text-ink-soft text-sm">
              {choice.rolling ? rollingCopy.total : copy.total}
            </span>
            <span className="font-display font-semibold text-xl">
              {formatPence(assessment.quote.total)}
            </span>
          </p>
        ) : (
          <RateText
            rate={listing.monthlyRate}
            withTax={listing.priceFrom.monthly}
            per={copy.perMonth}
            className="@min-[16rem]:whitespace-nowrap"
          />
        )}
        <noscript className="text-ink-soft text-sm">{copy.needsScript}</noscript>
        <div className="noscript:hidden">
          {choice.isOwn ? (
            <Suspense fallback={null}>
              <EditListing id={listing._id} />
            </Suspense>
          ) : (
            <Button
              disabled={!isBookable}
              className="max-sm:px-4"
              onPointerEnter={preloadDialog}
              onFocus={preloadDialog}
              onClick={() => setOpen(true)}
            >
              {listing.available ? label : copy.notAvailable}
            </Button>
          )}
        </div>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title={copy.panel}>
        <BookNowForm choice={choice} />
      </Dialog>
    </div>
  )
}
