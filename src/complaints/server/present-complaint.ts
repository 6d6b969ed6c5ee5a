import { findPeople } from '#accounts/server/account/find-person.ts'
import type { ComplaintSide } from '#complaints/rules/complaint-life.ts'
import type { Complaint, Statement } from '#complaints/rules/wire.ts'
import { poundsFromPence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { mediaPath } from '#foundation/server/media/stores/media-name.ts'
import { mayChangeComplaint } from './change-complaint.ts'
import { type ComplaintPictureRow, picturesOfComplaints } from './complaint-pictures-table.ts'
import type { ComplaintRow } from './complaints-table.ts'

const deeds = ['answer', 'withdraw', 'decide'] as const

export async function presentComplaint(
  db: Db,
  ctx: Pick<Context, 'now'>,
  row: ComplaintRow,
  reader: ComplaintSide | 'operator',
): Promise<Complaint> {
  const [shown] = await presentComplaints(db, ctx, [row], reader)
  if (!shown) throw new Error('One row was given, and none came back')
  return shown
}

export async function presentComplaints(
  db: Db,
  { now }: Pick<Context, 'now'>,
  rows: readonly ComplaintRow[],
  reader: ComplaintSide | 'operator',
): Promise<Complaint[]> {
  const pictures = await picturesOfComplaints(
    db,
    rows.map(({ id }) => id),
  )
  const people = await findPeople(db, [...new Set(rows.map(askedOf))])
  return rows.map(row => {
    const own = pictures.filter(({ complaint_id: id }) => id === row.id)
    const { statement, opened_at, answer, answered_at, refund, decision } = row
    return {
      _id: row.id,
      bookingId: row.booking_id,
      state: row.state,
      openedBy: row.opened_by === 'host' ? 'partner' : 'renter',
      reason: row.reason,
      wish: row.wish,
      statement: statementOf(statement, opened_at, own, row.opened_by),
      answerBy: row.answer_by.toISOString(),
      askedHasLeft: people.get(askedOf(row))?.isDeleted ?? true,
      answer:
        answer === null || !answered_at
          ? null
          : statementOf(answer, answered_at, own, row.opened_by === 'host' ? 'renter' : 'host'),
      closedAt: row.closed_at?.toISOString() ?? null,
      decision:
        refund === null
          ? null
          : { refund: poundsFromPence(refund), refundPence: refund, reason: decision ?? '' },
      allowed: deeds.filter(event => mayChangeComplaint(row, event, { by: reader, now })),
    }
  })
}

export function askedOf({ opened_by: openedBy, host_id, renter_id }: ComplaintRow): string {
  return openedBy === 'renter' ? host_id : renter_id
}

function statementOf(
  text: string,
  at: Date,
  pictures: readonly ComplaintPictureRow[],
  side: ComplaintSide,
): Statement {
  const own = pictures.filter(picture => picture.side === side)
  return { text, pictures: own.map(({ name }) => mediaPath(name)), at: at.toISOString() }
}
