import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { TextDialog } from '#accounts/web/form/TextDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { formatMoment } from '#foundation/rules/time/time.ts'
import type { ConsoleReview } from '#reviews/rules/wire.ts'
import { copy as consoleCopy } from '../copy.ts'
import { copy } from './copy.ts'
import { decideReview, reviewsKey } from './reviews-api.ts'

export function DeskReview({ review }: { review: ConsoleReview }) {
  const { author, subject, space, rating, text, createdAt, response } = review
  const about = copy.of(author.name, subject.name)
  return (
    <Card>
      <article className="grid justify-items-start gap-3">
        <h2 className="wrap-anywhere text-lg">{about}</h2>
        <p className="text-ink-soft text-sm">
          {space}, {formatMoment(new Date(createdAt))}, {copy.stars(rating)}
        </p>
        {review.isPartnerSuspended && (
          <Badge tone="danger">{consoleCopy.listing.partnerSuspended}</Badge>
        )}
        <p className="wrap-anywhere max-w-measure whitespace-pre-line">{text}</p>
        {response && <Note label={copy.response} text={response.text} />}
        {review.heldBecause && <Note label={copy.statuses.held} text={review.heldBecause} />}
        {review.reports.map(({ reason, at }) => (
          <Note key={at} label={copy.reports} text={reason} />
        ))}
        {review.removedBecause && <Note label={copy.removedBecause} text={review.removedBecause} />}
        <Link
          to="/admin/bookings/$id"
          params={{ id: review.bookingId }}
          className="text-link touch-target"
        >
          {copy.booking}
          <span className="sr-only">: {about}</span>
        </Link>
        {review.state !== 'removed' && (
          <ReviewActions id={review._id} about={about} isAnswered={response !== null} />
        )}
      </article>
    </Card>
  )
}

function Note({ label, text }: { label: string; text: string }) {
  return (
    <p className="wrap-anywhere max-w-measure whitespace-pre-line text-ink-soft">
      <strong className="font-semibold text-ink">{label}:</strong> {text}
    </p>
  )
}

interface ReviewActionsProps {
  id: string
  about: string
  isAnswered: boolean
}

function ReviewActions({ id, about, isAnswered }: ReviewActionsProps) {
  const [removing, setRemoving] = useState<keyof typeof removals>()
  const queries = useQueryClient()
  const stand = useAction(async () => {
    await decideReview(id, { status: 'shown' })
    toast.success(copy.stands)
    await queries.invalidateQueries({ queryKey: reviewsKey })
  })
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" loading={stand.busy} onClick={() => void stand.run()}>
        {copy.stand}
        <span className="sr-only">: {about}</span>
      </Button>
      <Button variant="danger" onClick={() => setRemoving('removed')}>
        {copy.remove}
        <span className="sr-only">: {about}</span>
      </Button>
      {isAnswered && (
        <Button variant="danger" onClick={() => setRemoving('answerRemoved')}>
          {copy.removeAnswer}
          <span className="sr-only">: {about}</span>
        </Button>
      )}
      {removing && (
        <RemoveReview id={id} status={removing} onClose={() => setRemoving(undefined)} />
      )}
    </div>
  )
}

const longestReason = 1000
const removals = {
  removed: { ...copy.removing, send: copy.remove },
  answerRemoved: { ...copy.removingAnswer, send: copy.removeAnswer },
}

interface RemoveReviewProps {
  id: string
  status: keyof typeof removals
  onClose: () => void
}

function RemoveReview({ id, status, onClose }: RemoveReviewProps) {
  const queries = useQueryClient()
  return (
    <TextDialog
      name={`review.${status}.${id}`}
      words={removals[status]}
      longest={longestReason}
      danger
      send={reason => decideReview(id, { status, reason })}
      onClose={onClose}
      onSent={() => queries.invalidateQueries({ queryKey: reviewsKey })}
    />
  )
}
