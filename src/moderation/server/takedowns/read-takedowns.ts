import { auditWords } from '#foundation/rules/audit/audit-words.ts'
import { csvOf } from '#foundation/rules/csv.ts'
import type { CsvFile } from '#foundation/rules/csv-file.ts'
import { offsetOf } from '#foundation/rules/paging.ts'
import { londonDate } from '#foundation/rules/time/london-date.ts'
import type { AuditRow } from '#foundation/server/audit/audit-table.ts'
import { countEventsOf, listEventsOf } from '#foundation/server/audit/audit-table.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Takedown } from '#moderation/rules/takedown-wire.ts'

const whatOf = {
  'listing.suspended': 'listing',
  'listing.change-refused': 'change',
  'listing.reading-removed': 'reading',
  'review.removed': 'review',
  'review.answer-removed': 'answer',
  'user.suspended': 'person',
} as const satisfies Record<string, Takedown['what']>

const actions = Object.keys(whatOf) as (keyof typeof whatOf)[]

const whatWords = {
  listing: 'Listing suspended',
  change: 'Change of a listing refused',
  reading: 'Humidity reading removed',
  review: 'Review taken down',
  answer: 'Answer to a review taken down',
  person: 'Person suspended',
} as const satisfies Record<Takedown['what'], string>

const roles: Readonly<Record<string, string>> = auditWords

/** As many as a spreadsheet opens easily. */
const longestFile = 10_000

/** From the audit log, newest first. */
export async function readTakedowns(
  ctx: Context,
  { page, limit }: { page: number; limit: number },
): Promise<{ takedowns: Takedown[]; total: number }> {
  const events = await listEventsOf(ctx.db, actions, { offset: offsetOf({ page, limit }), limit })
  return { takedowns: events.map(present), total: await countEventsOf(ctx.db, actions) }
}

export async function readTakedownsCsv(ctx: Context, atMost = longestFile): Promise<CsvFile> {
  const { takedowns, total } = await readTakedowns(ctx, { page: 1, limit: atMost })
  const rows = takedowns.map(({ at, what, title, subjectId, reason, caseNumber }) => [
    at,
    whatWords[what],
    title,
    subjectId,
    reason,
    caseNumber ?? '',
  ])
  if (total > rows.length) rows.push([`The newest ${rows.length} of ${total}`])
  const heads = ['When', 'What', 'Title or role', 'Id', 'Why', 'Case number']
  return { fileName: `holdall-takedowns-${londonDate(ctx.now)}.csv`, csv: csvOf([heads, ...rows]) }
}

function present({ id, at, action, subject_id, details }: AuditRow): Takedown {
  const text = (name: string) => {
    const value = (details as Record<string, unknown>)[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    _id: id,
    at: at.toISOString(),
    what: whatOf[action as keyof typeof whatOf],
    title: text('title') || (roles[text('role')] ?? ''),
    subjectId: subject_id,
    reason: text('reason'),
    caseNumber: text('caseNumber') || null,
  }
}
