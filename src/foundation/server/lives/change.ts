import type { AuditDetails } from '#foundation/rules/audit/audit-details.ts'
import { fail } from '#foundation/rules/errors.ts'
import {
  type Life,
  type LifeWords,
  letterOf,
  refusalFor,
  type Step,
  stepFor,
} from '#foundation/rules/life.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { type Locked, locked } from './locked.ts'

/** What a noun adds to the table of a life so that its steps can be written to the database. */
export interface Living<Row, Words extends LifeWords, Given = never> {
  life: Life<Words>
  stateOf(row: Row): Words['state']
  factsOf(row: Row, at: Happening<Words, Given>): Words['facts']
  effects: Record<Words['effect'], Effect<Row, Words, Given>>
  consequences: Record<Words['consequence'], Consequence<Row, Words, Given>>
  insert(tx: Db, row: Row): Promise<void>
  /** Compare-and-set: undefined if the row's state has changed since it was read. */
  write(tx: Db, ctx: Context, before: Row, set: Partial<Row>): Promise<Row | undefined>
  /** The columns that hold a state. */
  standing(state: Words['state']): Partial<Row>
  /** Only for steps that the history keeps. */
  record(tx: Db, ctx: Context, step: Recorded<Row, Words, Given>): Promise<void>
  tell(tx: Db, ctx: Context, letter: Words['letter'], step: Done<Row, Words, Given>): Promise<void>
}

interface Happening<Words extends LifeWords, Given> {
  by: Words['actor']
  now: Date
  /** Facts that the verb has read under the locks of other nouns. */
  given: Given | undefined
}

export interface Done<Row, Words extends LifeWords, Given> extends Happening<Words, Given> {
  step: Step<Words>
  before: Row | null
  after: Row
  details: AuditDetails
}

export interface Recorded<Row, Words extends LifeWords, Given> extends Done<Row, Words, Given> {
  recordedAs: Words['record']
}

/** The columns that change together with the state. */
export type Effect<Row, Words extends LifeWords, Given> = (
  row: Row,
  happening: Happening<Words, Given>,
) => Partial<Row>

/** What the event changes in other things. */
export type Consequence<Row, Words extends LifeWords, Given> = (
  tx: Db,
  ctx: Context,
  done: Done<Row, Words, Given>,
) => Promise<void>

export interface Cause<Row, Words extends LifeWords, Given> {
  by: Words['actor']
  /** Columns that come with this event and that no rule decides, such as a reason. */
  set?: Partial<Row>
  given?: Given
  /** What the audit records beside the event. */
  details?: AuditDetails
}

/** Inserts a new row in the state of its first event, with everything that follows from it. */
export async function begin<Row, Words extends LifeWords, Given>(
  tx: Db,
  ctx: Context,
  living: Living<Row, Words, Given>,
  row: Row,
  event: Words['event'],
  cause: Cause<Row, Words, Given>,
): Promise<Locked<Row>> {
  const { by, set = {}, given, details = {} } = cause
  const happening = { by, now: ctx.now, given }
  const step = allowedStep(living, null, event, { row, happening })
  const effects = effectsOf(living, { row, step, happening })
  const after = { ...row, ...set, ...effects, ...living.standing(step.to) }
  await living.insert(tx, after)
  await follow(tx, ctx, living, { ...happening, step, before: null, after, details })
  return locked(after)
}

/**
 * The only way to change a state: the table says whether the event is allowed and what follows. The
 * row must have been read under its lock. All of it happens or nothing.
 */
export async function change<Row, Words extends LifeWords, Given>(
  tx: Db,
  ctx: Context,
  living: Living<Row, Words, Given>,
  before: Locked<Row>,
  event: Words['event'],
  cause: Cause<Row, Words, Given>,
): Promise<Locked<Row>> {
  const { by, set = {}, given, details = {} } = cause
  const happening = { by, now: ctx.now, given }
  const step = allowedStep(living, living.stateOf(before), event, { row: before, happening })
  const effects = effectsOf(living, { row: before, step, happening })
  const columns = { ...set, ...effects, ...living.standing(step.to) }
  const after = await living.write(tx, ctx, before, columns)
  if (!after) return fail(living.life.refusal(by, event))
  await follow(tx, ctx, living, { ...happening, step, before, after, details })
  return locked(after)
}

/** For news that may come late or twice: does nothing where the table does not allow the event. */
export async function changeIfAllowed<Row, Words extends LifeWords, Given>(
  tx: Db,
  ctx: Context,
  living: Living<Row, Words, Given>,
  before: Locked<Row>,
  event: Words['event'],
  cause: Cause<Row, Words, Given>,
): Promise<Locked<Row> | undefined> {
  const isAllowed = allows(living, before, event, { ...cause, now: ctx.now })
  return isAllowed ? change(tx, ctx, living, before, event, cause) : undefined
}

/** Whether the table allows the event, as far as this row tells. */
export function allows<Row, Words extends LifeWords, Given>(
  { life, stateOf, factsOf }: Living<Row, Words, Given>,
  row: Row,
  event: Words['event'],
  { by, now, given }: Pick<Cause<Row, Words, Given>, 'by' | 'given'> & { now: Date },
): boolean {
  const wish = { from: stateOf(row), event, by }
  return refusalFor(life, wish, factsOf(row, { by, now, given })) === undefined
}

function allowedStep<Row, Words extends LifeWords, Given>(
  { life, factsOf }: Living<Row, Words, Given>,
  from: Words['state'] | null,
  event: Words['event'],
  { row, happening }: { row: Row; happening: Happening<Words, Given> },
): Step<Words> {
  const step = stepFor(life, { from, event, by: happening.by })
  if (!step) return fail(life.refusal(happening.by, event))
  const refusal = step.guard?.(factsOf(row, happening))
  return refusal ? fail(refusal) : step
}

function effectsOf<Row, Words extends LifeWords, Given>(
  { effects }: Living<Row, Words, Given>,
  { row, step, happening }: { row: Row; step: Step<Words>; happening: Happening<Words, Given> },
): Partial<Row> {
  const changes = (step.effects ?? []).map(name => {
    return effects[name as Words['effect']](row, happening)
  })
  return Object.assign({}, ...changes)
}

async function follow<Row, Words extends LifeWords, Given>(
  tx: Db,
  ctx: Context,
  living: Living<Row, Words, Given>,
  done: Done<Row, Words, Given>,
): Promise<void> {
  const { step, by } = done
  const { recordedAs } = step
  const letter = letterOf(step, by)
  for (const name of step.consequences ?? []) {
    await living.consequences[name as Words['consequence']](tx, ctx, done)
  }
  if (recordedAs !== undefined) await living.record(tx, ctx, { ...done, recordedAs })
  if (letter !== undefined) await living.tell(tx, ctx, letter, done)
  for (const job of step.wakes ?? []) ctx.jobs.wake(job)
}
