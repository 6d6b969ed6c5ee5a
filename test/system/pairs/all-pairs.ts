import type { Stage, Wish } from './cast.ts'
import type { Name } from './schedule.ts'
import { accountVerbs } from './verbs/account-verbs.ts'
import { bookingVerbs } from './verbs/booking-verbs.ts'
import { inventoryVerbs } from './verbs/inventory-verbs.ts'
import { listingVerbs } from './verbs/listing-verbs.ts'
import { moneyVerbs } from './verbs/money-verbs.ts'
import { rentVerbs } from './verbs/rent-verbs.ts'
import { reviewVerbs } from './verbs/review-verbs.ts'
import { talkVerbs } from './verbs/talk-verbs.ts'
import { any, type Verb } from './verbs/verb.ts'

export const verbs: readonly Verb[] = [
  ...bookingVerbs,
  ...listingVerbs,
  ...accountVerbs,
  ...moneyVerbs,
  ...talkVerbs,
  ...rentVerbs,
  ...reviewVerbs,
  ...inventoryVerbs,
]

const newsOfMoney: readonly Wish[] = [
  'refunded outside',
  'dispute opened',
  'dispute lost',
  'complaint told',
  'complaint answered',
  'reviewed',
  'review written',
  'taken unheard',
  'things',
]

export interface Pair {
  name: string
  stage: Stage
  verbs: Record<Name, Verb>
}

/** Every two verbs, and each with itself, wherever both can do something. */
export function allPairs(): Pair[] {
  return verbs.flatMap((first, index) =>
    verbs.slice(index).flatMap(second =>
      stagesOf(first, second).map(stage => ({
        name: `${first.name} x ${second.name}`,
        stage,
        verbs: { A: first, B: second },
      })),
    ),
  )
}

function stagesOf(first: Verb, second: Verb): readonly Stage[] {
  const both = first.stages.filter(stage => second.stages.includes(stage))
  if (both.length === any.length) return ['pending']
  if (both.length > 0) return both
  const isOfRent = [first, second].some(({ stages }) => !any.some(one => stages.includes(one)))
  if (isOfRent) return []
  const own = [first.stages[0], second.stages[0]].filter(stage => stage !== undefined)
  return own.filter(stage => hasSubject(first, stage) && hasSubject(second, stage))
}

/** The provider has news of a payment only where something was paid. */
function hasSubject({ wishes = [], stages }: Verb, stage: Stage): boolean {
  const isNewsOfMoney = wishes.some(wish => newsOfMoney.includes(wish))
  return !isNewsOfMoney || stages.includes(stage)
}
