import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { allows, begin, type Cause, change, type Living } from '#foundation/server/lives/change.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import type { InventorySide } from '#inventory/rules/inventory-terms.ts'
import { type RequestFacts, type RequestWords, requestLife } from '#inventory/rules/request-life.ts'
import { insertRequest, type RequestRow, writeRequest } from '../tables/requests-table.ts'
import { announceRequest } from '../telling/announce-inventory.ts'

type RequestGiven = Omit<RequestFacts, 'now'>

const livingRequest: Living<RequestRow, RequestWords, RequestGiven> = {
  life: requestLife,
  stateOf: ({ state }) => state,
  factsOf: (_request, { now, given }) => ({ now, ...given }),
  standing: state => ({ state }),
  effects: {
    markChanged: (_request, { now }) => ({ changed_at: now }),
    dateNow: (_request, { now }) => ({ ready_at: now }),
    setDate(_request, { given }) {
      if (!given?.readyAt) throw new Error('No date was given')
      return { ready_at: given.readyAt }
    },
  },
  consequences: {},
  insert: insertRequest,
  write: (tx, _ctx, before, set) => writeRequest(tx, { before, set }),
  async record(tx, ctx, { recordedAs, by, after }) {
    await recordAudit(tx, ctx, {
      action: `inventory.${recordedAs}`,
      subject: { type: 'booking', id: after.booking_id },
      details: { by, request: after.id },
    })
  },
  tell: (tx, ctx, news, { after }) => announceRequest(tx, ctx, after, news),
}

export function beginRequest(
  tx: Db,
  ctx: Context,
  request: RequestRow,
  given: RequestGiven,
): Promise<RequestRow> {
  return begin(tx, ctx, livingRequest, request, 'ask', { by: 'renter', given })
}

/** The only way to change a request. */
export function changeRequest(
  tx: Db,
  ctx: Context,
  request: Locked<RequestRow>,
  event: RequestWords['event'],
  cause: Cause<RequestRow, RequestWords, RequestGiven>,
): Promise<Locked<RequestRow>> {
  return change(tx, ctx, livingRequest, request, event, cause)
}

/** Buttons come from the same table that guards the verbs. */
export function mayChangeRequest(
  request: RequestRow,
  event: RequestWords['event'],
  cause: { by: InventorySide; now: Date },
): boolean {
  return allows(livingRequest, request, event, cause)
}
