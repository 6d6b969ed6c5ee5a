import { findPerson } from '#accounts/server/account/find-person.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { begin, change, type Living } from '#foundation/server/lives/change.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { type ReportWords, reportLife } from '#moderation/rules/report-life.ts'
import type { ReportDecision } from '#moderation/rules/report-wire.ts'
import { reportAlertLetter, reportAnsweredLetter, reportReceivedLetter } from './report-letters.ts'
import { insertReport, type ReportRow, writeReport } from './reports-table.ts'

const livingReport: Living<ReportRow, ReportWords> = {
  life: reportLife,
  stateOf: ({ state }) => state,
  factsOf: () => undefined,
  standing: state => ({ state }),
  effects: {
    markClosed: (_report, { now }) => ({ closed_at: now }),
    forgetVisitor: () => ({ reply_to: null }),
    forgetWhatWasReported: () => ({ as_reported: null }),
  },
  consequences: {},
  insert: insertReport,
  write: (tx, _ctx, before, set) => writeReport(tx, { before, set }),
  async record(tx, ctx, { recordedAs, after }) {
    const { id, case_number, about, outcome } = after
    await recordAudit(tx, ctx, {
      action: `report.${recordedAs}`,
      subject: { type: 'report', id },
      details: { caseNumber: case_number, about, ...(outcome && { outcome }) },
    })
  },
  async tell(tx, ctx, letter, { before, after }) {
    // Closing deletes a visitor's address, so it is read from the row before the change.
    const to = await addressOf(tx, before ?? after)
    const { publicUrl, SUPPORT_EMAIL: supportEmail } = ctx.config
    if (letter === 'received') {
      const alert = reportAlertLetter(after, publicUrl)
      await postMail(tx, ctx, { to: supportEmail, kind: 'report-alert', letter: alert })
    }
    if (to === undefined) return
    const write = letter === 'received' ? reportReceivedLetter : reportAnsweredLetter
    await postMail(tx, ctx, { to, kind: `report-${letter}`, letter: write(after, supportEmail) })
  },
}

async function addressOf(tx: Db, { reporter_id, reply_to }: ReportRow) {
  if (reporter_id === null) return reply_to ?? undefined
  return (await findPerson(tx, reporter_id))?.email
}

export function beginReport(tx: Db, ctx: Context, row: ReportRow): Promise<ReportRow> {
  return begin(tx, ctx, livingReport, row, 'file', { by: 'reporter' })
}

export function closeWith(
  tx: Db,
  ctx: Context,
  report: Locked<ReportRow>,
  decision: ReportDecision,
): Promise<ReportRow> {
  return change(tx, ctx, livingReport, report, 'close', { by: 'operator', set: decision })
}
