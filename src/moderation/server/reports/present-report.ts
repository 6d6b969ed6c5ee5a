import { findPerson, type Person } from '#accounts/server/account/find-person.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import type { Context } from '#foundation/server/context.ts'
import type { ListedReport, Report } from '#moderation/rules/report-wire.ts'
import type { ReportRow } from './reports-table.ts'

export function presentListedReport(row: ReportRow, now: Date): ListedReport {
  const waited = (now.getTime() - row.created_at.getTime()) / hourMs
  return {
    _id: row.id,
    caseNumber: row.case_number,
    about: row.about,
    title: row.title,
    reason: row.reason,
    state: row.state,
    outcome: row.outcome,
    createdAt: row.created_at.toISOString(),
    closedAt: row.closed_at?.toISOString() ?? null,
    waitingHours: row.state === 'open' ? Math.max(0, waited) : null,
  }
}

export async function presentReport({ db, now }: Context, row: ReportRow): Promise<Report> {
  const person = await findPerson(db, row.person_id)
  const reporter = row.reporter_id === null ? undefined : await findPerson(db, row.reporter_id)
  return {
    ...presentListedReport(row, now),
    words: row.words,
    asReported: row.thread_id === null ? row.as_reported : null,
    listingId: row.listing_id,
    bookingId: row.booking_id,
    threadId: row.thread_id,
    person: person ? party(person) : null,
    reporter: reporter ? party(reporter) : null,
    replyTo: row.reply_to,
    answer: row.answer,
  }
}

function party({ firstName, lastName, ...person }: Person): Report['person'] {
  const { _id, email, role, isSuspended } = person
  return { _id, name: `${firstName} ${lastName}`, email, role, isSuspended }
}
