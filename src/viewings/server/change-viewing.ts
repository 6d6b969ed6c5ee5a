import type { WebhookEvent } from '#connections/rules/webhook-events.ts'
import { tellAddresses } from '#connections/server/webhooks/tell-addresses.ts'
import { after } from '#foundation/rules/time/time.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { allows, begin, change, type Effect, type Living } from '#foundation/server/lives/change.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { type SeenSpace, type ViewingWords, viewingLife } from '#viewings/rules/viewing-life.ts'
import { overAfterMs, pickAheadMs, remindAheadMs } from '#viewings/rules/viewing-terms.ts'
import { announceViewing } from './announce-viewing.ts'
import { insertViewing, type ViewingRow, writeViewing } from './viewings-table.ts'

/** The input of a verb, and what it has read under the lock of the listing. */
export interface ViewingGiven {
  wished?: readonly Date[]
  picked?: Date
  space?: SeenSpace
}

/** What programs of the partner are told. */
const events: Partial<Record<ViewingWords['record'], WebhookEvent>> = {
  asked: 'viewing.requested',
  agreed: 'viewing.agreed',
  declined: 'viewing.declined',
  withdrawn: 'viewing.cancelled',
  cancelled: 'viewing.cancelled',
  closed: 'viewing.cancelled',
  expired: 'viewing.expired',
}

const effects: Record<ViewingWords['effect'], Effect<ViewingRow, ViewingWords, ViewingGiven>> = {
  proposeTimes(_viewing, { now, given }) {
    if (!given?.wished) throw new Error('Nobody proposes nothing')
    const proposed = given.wished.toSorted((one, other) => one.getTime() - other.getTime())
    const last = proposed.at(-1) ?? now
    return { proposed, changed_at: now, due_at: after(last, -pickAheadMs) }
  },
  fixTime(_viewing, { now, given }) {
    const starts_at = given?.picked
    if (!starts_at) throw new Error('A viewing is agreed for a time')
    const remindAt = after(starts_at, -remindAheadMs)
    const isTooLate = remindAt <= now
    const due_at = isTooLate ? after(starts_at, overAfterMs) : remindAt
    return { starts_at, changed_at: now, due_at, reminded_at: isTooLate ? now : null }
  },
  markReminded({ starts_at }, { now }) {
    if (!starts_at) throw new Error('Nobody is reminded of no time')
    return { reminded_at: now, due_at: after(starts_at, overAfterMs) }
  },
  endWaiting: (_viewing, { now }) => ({ changed_at: now, due_at: null }),
}

const livingViewing: Living<ViewingRow, ViewingWords, ViewingGiven> = {
  life: viewingLife,
  stateOf: ({ state }) => state,
  factsOf: ({ proposed, starts_at: startsAt }, { now, given }) => ({
    now,
    proposed,
    startsAt,
    ...given,
  }),
  standing: state => ({ state }),
  effects,
  consequences: {},
  insert: insertViewing,
  write: (tx, _ctx, before, set) => writeViewing(tx, { before, set }),
  async record(tx, ctx, { recordedAs, by, after: { id, host_id: accountId, starts_at } }) {
    await recordAudit(tx, ctx, {
      action: `viewing.${recordedAs}`,
      subject: { type: 'viewing', id },
      details: { by, startsAt: starts_at },
    })
    const event = events[recordedAs]
    if (event) await tellAddresses(tx, ctx, { accountId, event, about: id })
  },
  tell: (tx, ctx, letter, { after: viewing }) => announceViewing(tx, ctx, viewing, letter),
}

interface Cause {
  by: ViewingWords['actor']
  set?: { reason: string }
  given?: ViewingGiven
}

/** The only way to change a viewing. */
export function changeViewing(
  tx: Db,
  ctx: Context,
  viewing: Locked<ViewingRow>,
  event: ViewingWords['event'],
  cause: Cause,
): Promise<Locked<ViewingRow>> {
  return change(tx, ctx, livingViewing, viewing, event, cause)
}

export function beginViewing(
  tx: Db,
  ctx: Context,
  viewing: ViewingRow,
  given: ViewingGiven,
): Promise<ViewingRow> {
  return begin(tx, ctx, livingViewing, viewing, 'ask', { by: 'renter', given })
}

/** Buttons come from the same table that guards the verbs, so the two always agree. */
export function mayChangeViewing(
  viewing: ViewingRow,
  event: ViewingWords['event'],
  cause: { by: ViewingWords['actor']; now: Date },
): boolean {
  return allows(livingViewing, viewing, event, cause)
}
