import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { writeDaysAfterEnd } from '#reviews/rules/review-terms.ts'
import type { Pair } from './all-pairs.ts'
import { beginning, over, period } from './cast.ts'
import { beginnings, rentday } from './rent-scene.ts'
import type { Name } from './schedule.ts'
import type { Verb } from './verbs/verb.ts'

/** A moment before the request or the approval expires. */
const deadline = after(beginning, dayMs)
const payday = after(period.start, 25 * hourMs)
const justBefore = after(deadline, -1)
/** From then on nobody can write a review, and written ones are public. */
const reviewsEnd = after(period.end, writeDaysAfterEnd * dayMs)

/** When both begin: the time of the verb that comes later. */
export function timesOf({ verbs, stage }: Pair): Record<Name, Date> {
  const both = beginnings[stage]
  if (both) return { A: both, B: both }
  const all = [verbs.A, verbs.B]
  if (all.some(({ at }) => at === 'rentday')) return { A: rentday, B: rentday }
  if (all.some(({ at }) => at === 'reviewsEnd')) {
    const time = ({ at }: Verb) => (at === 'reviewsEnd' ? reviewsEnd : after(reviewsEnd, -1))
    return { A: time(verbs.A), B: time(verbs.B) }
  }
  if (all.some(({ at }) => at === 'over')) return { A: over, B: over }
  if (all.some(({ at }) => at === 'payday')) return { A: payday, B: payday }
  if (!all.some(({ at }) => at === 'deadline')) return { A: beginning, B: beginning }
  const time = ({ at }: Verb) => (at === 'deadline' ? deadline : justBefore)
  return { A: time(verbs.A), B: time(verbs.B) }
}
