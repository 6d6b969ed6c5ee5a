import { Suspense, useState } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { InfoIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { formatDay } from '#foundation/rules/time/time.ts'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import type { PublicReview } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import { Stars } from '../Stars.tsx'

const ReportReview = lazyPart(() => import('./ReportReview.tsx'))

interface OneReviewProps {
  review: PublicReview
  heading?: 'h2' | 'h3'
}

/** Without stars it is the line about a cancelled booking. */
export function OneReview({ review, heading: Heading = 'h2' }: OneReviewProps) {
  const { rating, text, by, createdAt, stayed, response } = review
  if (rating === null) return <AutomaticLine review={review} />
  return (
    <article className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Heading className="text-base">{by.firstName}</Heading>
        <Stars rating={rating} />
        <time dateTime={createdAt} className="text-ink-soft text-sm">
          {formatDay(new Date(createdAt))}
        </time>
      </div>
      {stayed && <p className="text-ink-soft text-sm">{copy.tab.stayed(stayed.from, stayed.to)}</p>}
      <p className="wrap-anywhere max-w-measure whitespace-pre-line">{text}</p>
      {response && (
        <div className="mt-1 border-hairline border-l-2 pl-4">
          <p className="font-semibold text-sm">{copy.tab.response}</p>
          <p className="wrap-anywhere max-w-measure whitespace-pre-line">{response.text}</p>
        </div>
      )}
      <Report review={review} />
    </article>
  )
}

function AutomaticLine({ review: { text, createdAt } }: { review: PublicReview }) {
  return (
    <p className="flex items-start gap-2 text-ink-soft">
      <InfoIcon className="mt-0.5" />
      <span>
        <time dateTime={createdAt}>{formatDay(new Date(createdAt))}</time>: {text}
      </span>
    </p>
  )
}

function Report({ review: { _id: id, by } }: { review: PublicReview }) {
  const [isOpen, setOpen] = useState(false)
  const { status } = useSession()
  if (status !== 'in') return null
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 justify-self-start"
        aria-label={copy.report.openLong(by.firstName)}
        onClick={() => setOpen(true)}
      >
        {copy.report.open}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportReview id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
