import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after, formatDay } from '#foundation/rules/time/time.ts'
import { longBookingDays, shortestReview, writeDaysAfterEnd } from '../rules/review-terms.ts'
import type { Rating } from '../rules/wire.ts'

const times = (count: number, one: string, more: string) =>
  count === 1 ? `1 ${one}` : `${count} ${more}`

export const copy = {
  stars: (stars: number) => times(stars, 'star', 'stars'),
  starWords: ['Bad', 'Poor', 'Fair', 'Good', 'Excellent'],
  noStars: 'No stars yet',

  standing: (rating: Rating) =>
    `${rating.average.toFixed(1)} of 5 stars from ${rating.count} partners`,
  noStanding: 'New: fewer than three reviews by partners',

  panel: {
    heading: 'Reviews',
    failed: 'We could not load the reviews of this booking',
    write: { renter: 'Review this space', host: 'Review this renter' },
    ask: {
      renter: 'How was it? Your stars and a few words help others to choose.',
      host: 'How was it with this renter? Other partners read it beside their requests.',
    },
    blind: (until: string) =>
      `Nobody sees it before both of you have written, or before ${until}. You can change it until then.`,
    blindWhileItRuns: `Nobody sees it before both of you have written, or ${writeDaysAfterEnd} days have passed since the booking ended. You can change it until then.`,
    from: (from: string, until: string) => `You can review this booking from ${from} to ${until}.`,
    fromOn: (from: string) => `You can review this booking from ${from} on.`,
    mine: 'You wrote',
    theirs: 'About you',
    theyWrote: 'The other side has written. You see it once you have, or the time is over.',
    change: 'Change it',
    held: 'We look at this review before anybody sees it.',
    unseen: 'Nobody has seen it yet.',
    removed: 'We have taken this review down',
    answerOf: { renter: 'The renter answers', partner: 'The partner answers' },
    youAnswered: 'You answered',
    respond: 'Answer',
    renter: (firstName: string, rating: Rating | null) =>
      rating
        ? `${firstName} has ${rating.average.toFixed(1)} of 5 stars from ${rating.count} reviews by partners.`
        : `${firstName} is new: fewer than three partners have written about them.`,
  },

  form: {
    title: { renter: 'Review this space', host: 'Review this renter' },
    overall: 'All in all',
    aspects: 'And in detail, if you like',
    text: 'What was good, and what was not?',
    help: `At least ${shortestReview} characters. Please name nobody and no exact address.`,
    left: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),
    missing: {
      stars: 'Choose the stars for all in all first.',
      text: `Write at least ${shortestReview} characters first.`,
    },
    send: 'Send the review',
    save: 'Save the change',
    sent: 'Thank you for your review',
    changed: 'Your review is changed',
  },
  respond: {
    title: 'Answer this review',
    about: 'You can answer once. Your answer stands beside the review for everybody who reads it.',
    text: 'Your answer',
    send: 'Send the answer',
    sent: 'Your answer stands beside the review',
  },
  report: {
    open: 'Report',
    openLong: (name: string) => `Report the review by ${name}`,
    title: 'Report this review',
    about:
      'We look at it and take it down if it breaks our rules. Its writer does not learn who you are.',
    text: 'What is wrong with it?',
    send: 'Send the report',
    sent: 'Thank you. We will look at it.',
  },

  tab: {
    loading: 'Loading the reviews',
    failed: 'We could not load the reviews',
    none: 'No reviews yet',
    noneWhy: `Whoever stored here can review it from the end of their booking, or after ${longBookingDays} days of a longer one, until ${writeDaysAfterEnd} days after its end.`,
    fewer: 'Fewer than three reviews so far, so there is no average yet.',
    average: (rating: Rating) =>
      `${rating.average.toFixed(1)} of 5 stars from ${rating.count} reviews`,
    distribution: 'How many gave how many stars',
    bar: (stars: number, count: number) =>
      `${copy.stars(stars)}: ${times(count, 'review', 'reviews')}`,
    search: 'Search reviews',
    show: 'Show',
    all: 'All stars',
    count: (total: number) => times(total, 'review', 'reviews'),
    nothing: 'No review fits that',
    nothingWhy: 'Try other words, or show all stars.',
    policy: 'How reviews come about',
    stayed: (from: string, to: string | null) => {
      if (to === null) return `Has stored here since ${formatDay(new Date(from))}`
      const nights = Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
      const long =
        nights < 1
          ? 'less than a day'
          : nights < 60
            ? times(nights, 'day', 'days')
            : `${Math.round(nights / 30.4)} months`
      return `Stored here for ${long}, until ${formatDay(after(new Date(to), -1))}`
    },
    response: 'The partner answers',
  },
}
