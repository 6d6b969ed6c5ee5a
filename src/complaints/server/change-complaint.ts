import type { ComplaintWords } from '#complaints/rules/complaint-life.ts'
import { complaintLife } from '#complaints/rules/complaint-life.ts'
import { answerBy } from '#complaints/rules/complaint-terms.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { allows, begin, type Cause, change, type Living } from '#foundation/server/lives/change.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { announceComplaint } from './announce-complaint.ts'
import { type ComplaintGiven, complaintConsequences } from './complaint-consequences.ts'
import { type ComplaintRow, insertComplaint, writeComplaint } from './complaints-table.ts'

const livingComplaint: Living<ComplaintRow, ComplaintWords, ComplaintGiven> = {
  life: complaintLife,
  stateOf: ({ state }) => state,
  factsOf: ({ opened_by: openedBy, answer_by: answerUntil }, { now, by, given }) => ({
    now,
    by,
    openedBy,
    answerBy: answerUntil,
    ...given,
  }),
  standing: state => ({ state }),
  effects: {
    startAnswerTime: (_complaint, { now }) => ({ opened_at: now, answer_by: answerBy(now) }),
    startAnswerTimeAnew: (_complaint, { now }) => ({
      answer_by: answerBy(now),
      unanswered_at: null,
    }),
    markAnswered: (_complaint, { now }) => ({ answered_at: now }),
    markUnanswered: (_complaint, { now }) => ({ unanswered_at: now }),
    markClosed: (_complaint, { now }) => ({ closed_at: now }),
  },
  consequences: complaintConsequences,
  insert: insertComplaint,
  write: (tx, _ctx, before, set) => writeComplaint(tx, { before, set }),
  async record(tx, ctx, { recordedAs, by, after }) {
    await recordAudit(tx, ctx, {
      action: `complaint.${recordedAs}`,
      subject: { type: 'booking', id: after.booking_id },
      details: { complaint: after.id, by, refund: after.refund },
    })
  },
  tell: (tx, ctx, news, { after }) => announceComplaint(tx, ctx, after, news),
}

export function changeComplaint(
  tx: Db,
  ctx: Context,
  complaint: Locked<ComplaintRow>,
  event: ComplaintWords['event'],
  cause: Cause<ComplaintRow, ComplaintWords, ComplaintGiven>,
): Promise<Locked<ComplaintRow>> {
  return change(tx, ctx, livingComplaint, complaint, event, cause)
}

export function beginComplaint(
  tx: Db,
  ctx: Context,
  complaint: ComplaintRow,
  cause: Cause<ComplaintRow, ComplaintWords, ComplaintGiven>,
): Promise<ComplaintRow> {
  return begin(tx, ctx, livingComplaint, complaint, 'open', cause)
}

/** Reads the same table as the verbs, so that buttons and server agree. */
export function mayChangeComplaint(
  complaint: ComplaintRow,
  event: 'answer' | 'withdraw' | 'decide',
  cause: { by: ComplaintWords['actor']; now: Date },
): boolean {
  return allows(livingComplaint, complaint, event, cause)
}
