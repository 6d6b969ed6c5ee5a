import type { ErrorCode } from './errors.ts'

/** The names that one life uses: its states, its events, and what follows from them. */
export interface LifeWords {
  state: string
  event: string
  actor: string
  /** What guards decide by; read under the lock of the thing. */
  facts: unknown
  /** Columns that change along with the state, by a name that the noun explains. */
  effect: string
  /** What happens to other things in the same transaction, by a name that the noun explains. */
  consequence: string
  /** What people are told, by the name of the letter. */
  letter: string
  /** How the audit names it, after the kind of thing. */
  record: string
}

/** One row of the table: in this state, this event, caused by one of these, leads there. */
export interface Step<Words extends LifeWords> {
  /** Null where the life begins. */
  from: Words['state'] | null
  event: Words['event']
  by: readonly Words['actor'][]
  to: Words['state']
  /** Why the event may be refused although the state allows it. */
  guard?: Guard<Words>
  effects?: readonly Words['effect'][]
  consequences?: readonly Words['consequence'][]
  /** The name under which the history keeps it. */
  recordedAs?: Words['record']
  /** The letter about it, or one for each actor who can cause it. */
  letter?: Words['letter'] | Partial<Record<Words['actor'], Words['letter']>>
  /** Jobs that have something to do from then on. */
  wakes?: readonly string[]
}

export type Guard<Words extends LifeWords> = (facts: Words['facts']) => ErrorCode | undefined

export interface Life<Words extends LifeWords> {
  /** What lives, as the audit and the pictures name it. */
  name: string
  states: readonly Words['state'][]
  /** States after which nothing can happen. */
  endings: readonly Words['state'][]
  steps: readonly Step<Words>[]
  /** The error when the table has no row for the event. */
  refusal: (by: Words['actor'], event: Words['event']) => ErrorCode
}

interface Wish<Words extends LifeWords> {
  from: Words['state'] | null
  event: Words['event']
  by: Words['actor']
}

/** The row of the table for this event, without asking its guard. */
export function stepFor<Words extends LifeWords>(
  life: Life<Words>,
  { from, event, by }: Wish<Words>,
): Step<Words> | undefined {
  return life.steps.find(step => step.from === from && step.event === event && step.by.includes(by))
}

/**
 * For SQL that filters by state: it takes the names of states from here instead of repeating them.
 */
export function stepOf<Words extends LifeWords>(life: Life<Words>, wish: Wish<Words>): Step<Words> {
  const step = stepFor(life, wish)
  if (!step) throw new Error(`No ${life.name} may ${wish.event} when it is ${wish.from}`)
  return step
}

/** Why this may not happen now; undefined when it may. */
export function refusalFor<Words extends LifeWords>(
  life: Life<Words>,
  wish: Wish<Words>,
  facts: Words['facts'],
): ErrorCode | undefined {
  const step = stepFor(life, wish)
  return step ? step.guard?.(facts) : life.refusal(wish.by, wish.event)
}

/** The letter that tells of this step, caused by this actor. */
export function letterOf<Words extends LifeWords>(
  { letter }: Step<Words>,
  by: Words['actor'],
): Words['letter'] | undefined {
  return typeof letter === 'object' ? letter[by] : letter
}

/**
 * A guard that gives the first refusal of the given ones. Its name lists theirs, for docs/lives.md.
 */
export function allOf<Words extends LifeWords>(...guards: readonly Guard<Words>[]): Guard<Words> {
  const all: Guard<Words> = facts => {
    for (const guard of guards) {
      const refusal = guard(facts)
      if (refusal) return refusal
    }
    return undefined
  }
  return Object.defineProperty(all, 'name', { value: guards.map(({ name }) => name).join(', ') })
}

/** Any life without its own types, for code that draws lives or checks all of them. */
export interface LifeTable {
  name: string
  states: readonly string[]
  endings: readonly string[]
  steps: readonly StepOfTable[]
}

export interface StepOfTable {
  from: string | null
  event: string
  by: readonly string[]
  to: string
  guard?: { name: string }
  effects?: readonly string[]
  consequences?: readonly string[]
  recordedAs?: string
  letter?: string | Readonly<Record<string, string | undefined>>
  wakes?: readonly string[]
}
