import { SendDialog } from '#accounts/web/form/SendDialog.tsx'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import { type Aspect, aspectsOf, type ReviewSide } from '../../rules/review-aspects.ts'
import { longestReview, shortestReview } from '../../rules/review-terms.ts'
import type { Aspects, BookingReview } from '../../rules/wire.ts'
import { reviews } from '../api.ts'
import { copy } from '../copy.ts'
import { useRenewReviews } from '../queries.ts'
import { StarsField } from '../StarsField.tsx'

const words = copy.form

interface WriteReviewProps {
  bookingId: string
  side: ReviewSide
  /** The review that can still be changed. */
  before: BookingReview | undefined
  onClose: () => void
}

interface Typed {
  rating: number | undefined
  aspects: Aspects
  text: string
}

/** What was typed is kept when the form is left. */
export function WriteReview({ bookingId, side, before, onClose }: WriteReviewProps) {
  const name = `review.${bookingId}`
  const form = useTyped<Typed>(name, {
    rating: before?.rating,
    aspects: before?.aspects ?? {},
    text: before?.text ?? '',
  })
  const { typed, change } = form
  const { rating, aspects, text } = typed
  const renew = useRenewReviews()
  const pressed = usePressKey(name)
  const send = async () => {
    if (rating === undefined) return
    const review = { rating, aspects, text }
    if (before) await reviews.change(bookingId, review)
    else await pressed(review, key => reviews.write(bookingId, review, key))
  }
  const title = words.title[side]
  return (
    <SendDialog
      form={form}
      isChange={before !== undefined}
      words={
        before
          ? { title, send: words.save, sent: words.changed }
          : { title, send: words.send, sent: words.sent }
      }
      missing={missingIn(typed)}
      send={send}
      onClose={onClose}
      onSent={renew}
    >
      <StarsField
        label={words.overall}
        value={rating}
        onChange={stars => change({ rating: stars })}
      />
      <AspectStars side={side} value={aspects} onChange={next => change({ aspects: next })} />
      <TextArea
        label={words.text}
        help={`${words.help} ${words.left(longestReview - text.length)}.`}
        value={text}
        maxLength={longestReview}
        rows={5}
        onChange={event => change({ text: event.target.value })}
      />
    </SendDialog>
  )
}

function missingIn({ rating, text }: Typed): string | undefined {
  if (rating === undefined) return words.missing.stars
  return text.trim().length < shortestReview ? words.missing.text : undefined
}

interface AspectStarsProps {
  side: ReviewSide
  value: Aspects
  onChange: (value: Aspects) => void
}

function AspectStars({ side, value, onChange }: AspectStarsProps) {
  return (
    <>
      <p className="text-ink-soft text-sm">{words.aspects}</p>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {Object.entries(aspectsOf[side]).map(([aspect, label]) => (
          <StarsField
            key={aspect}
            label={label}
            value={value[aspect as Aspect]}
            onChange={stars => onChange({ ...value, [aspect]: stars })}
          />
        ))}
      </div>
    </>
  )
}
