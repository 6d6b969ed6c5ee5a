import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Services } from '#foundation/server/context.ts'
import { answerReview } from '#reviews/server/answer-review.ts'
import { keepMean } from '#reviews/server/due/keep-mean.ts'
import { keepDueFacts } from '#reviews/server/facts/keep-facts.ts'
import { writeReview } from '#reviews/server/write-review.ts'
import { personContext } from './person-context.ts'
import { bookingsToReview } from './reviewed-bookings-table.ts'

interface DemoReview {
  rating: number
  aspects: Record<string, number>
  text: string
  answer?: string
}

/** Reviews by renters: most are content, and some have reason not to be. */
const ofSpaces: readonly DemoReview[] = [
  {
    rating: 5,
    aspects: { asDescribed: 5, cleanAndDry: 5, access: 5, host: 5 },
    text: 'Exactly as in the pictures, bone dry all winter, and the code to the gate worked every time. Boxes came out as they went in.',
  },
  {
    rating: 4,
    aspects: { asDescribed: 4, cleanAndDry: 5, access: 3 },
    text: 'Good, dry space for the money. The lane is narrow, so a large van has to reverse out. Otherwise no complaints at all.',
    answer: 'Thank you. I have added a picture of the lane, so that nobody is surprised.',
  },
  {
    rating: 5,
    aspects: { asDescribed: 5, host: 5 },
    text: 'We were between two homes and late twice. Never a cross word, and somebody even helped with the sofa.',
  },
  {
    rating: 3,
    aspects: { asDescribed: 3, cleanAndDry: 3, access: 4, host: 4 },
    text: 'Fine for tools and bicycles. There was some dust on everything after a month, so cover what you care about.',
    answer: 'Fair point: the floor is sealed now, and the dust is gone.',
  },
  {
    rating: 4,
    aspects: { cleanAndDry: 4, access: 5 },
    text: 'Easy to reach after work, well lit, and quick answers. The shelf was a bit smaller than I had pictured.',
  },
  {
    rating: 2,
    aspects: { asDescribed: 2, access: 2, host: 3 },
    text: 'The lock jammed on two mornings and I lost half a day. It was mended in the end, but I would have liked to hear of it before.',
    answer: 'I am sorry. The lock is new, and a spare key now lies with a neighbour.',
  },
]

const ofRenters: readonly DemoReview[] = [
  {
    rating: 5,
    aspects: { care: 5, communication: 5 },
    text: 'Came when agreed, left the space swept. Welcome back any time.',
  },
  {
    rating: 4,
    aspects: { care: 5, communication: 3 },
    text: 'Careful with everything. Took a day or two to answer, but it never mattered.',
  },
  {
    rating: 5,
    aspects: { care: 4, communication: 5 },
    text: 'Friendly and quick, and everything was cleared a day early.',
  },
]

/** Reviews of past bookings, each written at its proper time. */
export async function loadDemoReviews(services: Services): Promise<void> {
  const now = services.clock.now()
  const over = await bookingsToReview(services.db, now)
  for (const [index, booking] of over.entries()) {
    const then = after(booking.ends_at, 2 * dayMs)
    const asRenter = personContext(services, booking.renter_id, 'customer', then)
    const asHost = personContext(services, booking.host_id, 'partner', after(then, dayMs))
    const { answer, ...space } =
      ofSpaces[(index + Math.floor(index / 4)) % ofSpaces.length] ?? fallback
    const { _id } = await writeReview(asRenter, booking.id, space)
    await writeReview(asHost, booking.id, ofRenters[index % ofRenters.length] ?? fallback)
    if (answer) await answerReview(asHost, _id, { text: answer })
  }
  await keepDueFacts(services)
  await keepMean(services)
}

const fallback: DemoReview = { rating: 5, aspects: {}, text: 'All as agreed, and gladly again.' }
