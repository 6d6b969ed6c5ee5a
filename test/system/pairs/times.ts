import { answerBy } from '#complaints/rules/complaint-terms.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { writeDaysAfterEnd } from '#reviews/rules/review-terms.ts'
import type { Pair } from './all-pairs.ts'
import { beginning, over, period, toldAt } from './cast.ts'
import { beginnings, rentday } from './rent-scene.ts'
import type { Name } from './schedule.ts'
import type { Verb } from './verbs/verb.ts'

const payday = after(period.start, 25 * hourMs)

/** What ends at a moment: one verb comes just after it and the other just before. */
const edges = {
  /** The request or the approval expires. */
  deadline: after(beginning, dayMs),
  /** The operator may decide about a dispute without an answer. */
  unanswered: after(answerBy(toldAt), 1),
  /** Nobody can write a review any more, and written ones are public. */
  reviewsEnd: after(period.end, writeDaysAfterEnd * dayMs),
}

/** When both begin: the time of the verb that comes later. */
export function timesOf({ verbs, stage }: Pair): Record<Name, Date> {
  const together = (time: Date) => ({ A: time, B: time })
  const around = (edge: keyof typeof edges) => {
    const time = ({ at }: Verb) => after(edges[edge], at === edge ? 0 : -1)
    return { A: time(verbs.A), B: time(verbs.B) }
  }
  const isThere = (wish: Verb['at']) => [verbs.A, verbs.B].some(({ at }) => at === wish)
  const both = beginnings[stage]
  if (both) return together(both)
  if (isThere('rentday')) return together(rentday)
  if (isThere('reviewsEnd')) return around('reviewsEnd')
  if (isThere('unanswered')) return around('unanswered')
  if (isThere('over')) return together(over)
  if (isThere('payday')) return together(payday)
  return isThere('deadline') ? around('deadline') : together(beginning)
}
