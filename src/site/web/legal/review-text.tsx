import { fewestForRating } from '#listings/rules/rating.ts'
import { factsMonths, fewestForFacts } from '#reviews/rules/facts.ts'
import {
  burstAtMost,
  burstHours,
  longBookingDays,
  writeDaysAfterEnd,
} from '#reviews/rules/review-terms.ts'
import type { Clause } from './LegalFrame.tsx'

export const reviewClauses: readonly Clause[] = [
  {
    id: 'who',
    heading: 'Who can write, and when',
    text: (
      <>
        <p>
          Only the two sides of a booking that was paid for and has begun, each of them once. One
          that was cancelled before its start cannot be reviewed.
        </p>
        <p>
          A review can be written from the end of the booking, or after {longBookingDays} days of a
          longer one, until {writeDaysAfterEnd} days after its end. We remind both sides.
        </p>
      </>
    ),
  },
  {
    id: 'blind',
    heading: 'Nobody sees the other’s first',
    text: (
      <>
        <p>
          A review is shown once both sides have written, or once the time for it is over. Until
          then its writer can change it. After that nobody can, and whoever it is about can answer
          once.
        </p>
        <p>
          A booking that goes on month by month ends when somebody gives notice. What one side alone
          has written about it is shown {writeDaysAfterEnd} days after that end.
        </p>
      </>
    ),
  },
  {
    id: 'checked',
    heading: 'How we check that they are real',
    text: (
      <>
        <p>
          A review hangs on a booking and its payment through Holdall, so nobody can write one
          without them. Nobody is paid for a review, gets anything for it, or can pay to change,
          hide or move one.
        </p>
        <p>
          Where one person writes, or is written about, more than {burstAtMost} times within{' '}
          {burstHours} hours, a person looks at the next reviews before anybody sees them. The same
          goes for two accounts that share a bank account or a browser.
        </p>
      </>
    ),
  },
  {
    id: 'removed',
    heading: 'What we take down',
    text: (
      <>
        <p>
          Good and bad reviews stay alike. We take one down if it is not about the booking, insults
          or threatens somebody, gives away names, addresses or telephone numbers, or advertises.
          Its writer gets our reason, and the other side too if it had been shown. Where only the
          answer to it does that, we take down the answer alone. Anybody with an account can report
          a review.
        </p>
        <p>
          Where a partner cancels a paid booking, a line among the reviews of the space says so by
          itself. Nobody can take it away. A booking whose whole payment a bank has taken back
          before counts as unpaid.
        </p>
        <p>What somebody wrote stays when they leave, as of a former member.</p>
      </>
    ),
  },
  {
    id: 'figures',
    heading: 'How the figures are counted',
    text: (
      <>
        <p>
          The average of a space is the sum of its stars divided by the number of its reviews,
          rounded to a tenth. Below {fewestForRating} reviews there is none. All reviews count the
          same, whatever their age.
        </p>
        <p>
          “Best rated first” draws the average of a space towards the average of all spaces, as if
          five more reviews had given it: so one good review is not worth more than fifty.
        </p>
        <p>
          The figures about a partner are of the last {factsMonths} months, from {fewestForFacts}{' '}
          requests on: the middle one of the times they took to answer; the share of requests that
          they answered in time; and the share of paid bookings that they cancelled themselves.
        </p>
      </>
    ),
  },
]
