import { useState } from 'react'
import { TextDialog } from '#accounts/web/form/TextDialog.tsx'
import { Button } from '#design/ui/actions/Button.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { aspectsOf } from '../../rules/review-aspects.ts'
import { longestResponse } from '../../rules/review-terms.ts'
import type { BookingReview } from '../../rules/wire.ts'
import { reviews } from '../api.ts'
import { copy } from '../copy.ts'
import { useRenewReviews } from '../queries.ts'
import { Stars } from '../Stars.tsx'

const words = copy.panel

interface BookingReviewStoryProps {
  /** Written by the reader, and answered by the other side. */
  isMine?: boolean
  review: BookingReview
  onChange?: () => void
}

export function BookingReviewStory({ isMine = false, review, onChange }: BookingReviewStoryProps) {
  const [isAnswering, setAnswering] = useState(false)
  const { state, rating, text, response, removedBecause, allowed } = review
  const theirAnswer = review.by === 'renter' ? words.answerOf.partner : words.answerOf.renter
  return (
    <article className="grid w-full justify-items-start gap-3">
      <h3 className="text-base">{isMine ? words.mine : words.theirs}</h3>
      {state === 'removed' && (
        <Alert tone="warning" title={words.removed}>
          <p className="wrap-anywhere whitespace-pre-line">{removedBecause}</p>
        </Alert>
      )}
      <Stars rating={rating} className="text-xl" />
      <AspectStars review={review} />
      <p className="wrap-anywhere max-w-measure whitespace-pre-line">{text}</p>
      {state === 'held' && <p className="text-ink-soft text-sm">{words.held}</p>}
      {state === 'written' && <p className="text-ink-soft text-sm">{words.unseen}</p>}
      {response && (
        <div className="w-full border-hairline border-l-2 pl-4">
          <p className="font-semibold text-sm">{isMine ? theirAnswer : words.youAnswered}</p>
          <p className="wrap-anywhere max-w-measure whitespace-pre-line">{response.text}</p>
        </div>
      )}
      {allowed.includes('change') && onChange && (
        <Button variant="secondary" size="sm" onClick={onChange}>
          {words.change}
        </Button>
      )}
      {allowed.includes('respond') && (
        <Button variant="secondary" size="sm" onClick={() => setAnswering(true)}>
          {words.respond}
        </Button>
      )}
      {isAnswering && <RespondToReview id={review._id} onClose={() => setAnswering(false)} />}
    </article>
  )
}

function AspectStars({ review: { by, aspects } }: { review: BookingReview }) {
  const labels: Record<string, string> = aspectsOf[by === 'renter' ? 'renter' : 'host']
  const given = Object.entries(aspects).filter(([, stars]) => stars !== undefined)
  if (given.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-sm">
      {given.map(([aspect, stars]) => (
        <li key={aspect}>
          {labels[aspect]}: {copy.stars(stars)}
        </li>
      ))}
    </ul>
  )
}

function RespondToReview({ id, onClose }: { id: string; onClose: () => void }) {
  const renew = useRenewReviews()
  const name = `review.respond.${id}`
  const pressed = usePressKey(name)
  return (
    <TextDialog
      name={name}
      words={copy.respond}
      longest={longestResponse}
      send={text => pressed({ id, text }, key => reviews.respond(id, { text }, key))}
      onClose={onClose}
      onSent={renew}
    />
  )
}
