import { findPeople } from '#accounts/server/account/find-person.ts'
import type { BookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { presentEnd } from '#foundation/rules/time/open-end.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { mediaPath } from '#foundation/server/media/stores/media-name.ts'
import type { Evidence, EvidenceLink, LinkFault } from '#inventory/rules/evidence-wire.ts'
import { isSurelyKept, keptDays } from '#inventory/rules/inventory-terms.ts'
import { type InventoryRows, readInventoryRows } from '../reading/inventory-rows.ts'
import { presentItems, presentRecords, wordOf } from '../reading/present-inventory.ts'
import { requireReader, spaceOf } from '../reading/read-inventory.ts'
import { inventoryPicturesKnown } from '../tables/inventory-pictures-table.ts'
import { isOverBefore } from '../tables/leaving-table.ts'
import { picturesIn } from '../tables/link-content.ts'
import {
  type AuditedLink,
  auditedLinks,
  type CheckedLink,
  checkedLinks,
} from '../tables/links-table.ts'
import { checkPictures, type PictureState } from './check-pictures.ts'
import { linksShownOtherwise } from './check-shown.ts'

/** Everything that both sides said, with every hash computed anew. */
export async function readEvidence(ctx: Context, bookingId: string): Promise<Evidence> {
  const { reader, booking } = await requireReader(ctx, bookingId)
  const asItWas = await readAtOnce(ctx, booking)
  const { inventory, names } = asItWas
  const states = await checkPictures(ctx.media, asItWas)
  const { links, missing } = checkChain(asItWas, states)
  const broken = [...links.filter(({ fault }) => fault).map(({ number }) => number), ...missing]
  return {
    bookingId,
    as: reader === 'operator' ? reader : wordOf(reader),
    space: await spaceOf(ctx, booking),
    ...names,
    startDate: booking.period.start.toISOString(),
    endDate: presentEnd(booking.period.end),
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    extendsBooking: booking.extendsId,
    checkedAt: ctx.now.toISOString(),
    whole: broken.length === 0,
    firstBroken: broken.length > 0 ? Math.min(...broken) : null,
    missing,
    items: presentItems(inventory, inventory.items),
    records: presentRecords(inventory, { reader, now: ctx.now }),
    links,
  }
}

interface AsItWas {
  inventory: InventoryRows
  rows: readonly CheckedLink[]
  audited: readonly AuditedLink[]
  /** Names of the pictures of the chain that were not deleted. */
  known: ReadonlySet<string>
  names: { renter: string; partner: string }
  sides: readonly string[]
  mayBeGone: MayBeGone
}

/** Of one instant: whoever records something or leaves meanwhile breaks nothing. */
function readAtOnce({ db, now }: Context, booking: BookingMoney): Promise<AsItWas> {
  const read = async (tx: Db): Promise<AsItWas> => {
    const inventory = await readInventoryRows(tx, booking.id)
    const rows = await checkedLinks(tx, booking.id)
    const audited = await auditedLinks(tx, booking.id)
    const pictures = rows.flatMap(({ content }) => picturesIn(content).map(({ name }) => name))
    const known = await inventoryPicturesKnown(tx, [...new Set(pictures)])
    return {
      ...{ inventory, rows, audited, known: new Set(known.map(({ name }) => name)) },
      ...(await sidesOf(tx, now, booking)),
      sides: [booking.renterId, booking.hostId],
    }
  }
  return transaction(db, read, { isolation: 'repeatable read' })
}

/** What somebody wrote is deleted with their account, and all of it a year after the stay. */
type MayBeGone = (personIds: readonly string[]) => boolean

async function sidesOf(
  db: Db,
  now: Date,
  booking: BookingMoney,
): Promise<Pick<AsItWas, 'names' | 'mayBeGone'>> {
  const people = await findPeople(db, [booking.renterId, booking.hostId])
  const name = (id: string) => {
    const person = people.get(id)
    return person ? `${person.firstName} ${person.lastName}` : 'Former member'
  }
  const isOver =
    !isSurelyKept(booking, now) &&
    (await isOverBefore(db, booking.id, after(now, -keptDays * dayMs)))
  return {
    names: { renter: name(booking.renterId), partner: name(booking.hostId) },
    mayBeGone: ids => isOver || ids.some(id => people.get(id)?.isDeleted ?? true),
  }
}

function checkChain(
  { inventory, rows, audited, sides, mayBeGone }: AsItWas,
  states: ReadonlyMap<string, PictureState>,
): { links: EvidenceLink[]; missing: number[] } {
  const sealed = Map.groupBy(audited, ({ number }) => number)
  const there = new Set(rows.map(({ number }) => number))
  const missing = [...sealed.keys()].filter(number => !there.has(number))
  // Where links are missing, what stands there rightly says something else than the rest.
  const otherwise = missing.length > 0 ? undefined : linksShownOtherwise(inventory)
  const records = new Map(inventory.records.map(record => [record.id, record]))
  const links = rows.map(row => {
    const shown = picturesIn(row.content).map(({ name, sha256 }) => ({
      path: mediaPath(name),
      sha256,
      state: states.get(`${name} ${sha256}`) ?? ('deleted' as const),
    }))
    const { kind = 'handOver' } = records.get(row.record_id) ?? {}
    return {
      number: row.number,
      event: row.event,
      by: wordOf(row.side),
      at: row.at.toISOString(),
      record: row.record_id,
      kind,
      digest: row.digest.toString('hex'),
      hash: row.hash.toString('hex'),
      line: row.line,
      content: row.content_text,
      pictures: shown,
      fault: faultOf(row, {
        isSealed: isSealedAs(sealed.get(row.number), row, kind),
        isShownOtherwise: otherwise?.has(row.number) ?? false,
        pictures: shown.map(({ state }) => state),
        isContentGone: mayBeGone([row.person_id]),
        arePicturesGone: mayBeGone(sides),
      }),
    }
  })
  return { links, missing }
}

/** The log only grows: a hash that somebody adds to it later stands beside the first. */
function isSealedAs(
  audited: readonly AuditedLink[] = [],
  { hash }: CheckedLink,
  kind: string,
): boolean {
  const own = hash.toString('hex')
  return audited.length > 0 && audited.every(one => one.hash === own && one.kind === kind)
}

interface Found {
  isSealed: boolean
  isShownOtherwise: boolean
  pictures: readonly PictureState[]
  isContentGone: boolean
  arePicturesGone: boolean
}

function faultOf({ fault, content }: CheckedLink, found: Found): LinkFault | null {
  if (fault) return fault
  if (!found.isSealed) return 'audit'
  if (found.isShownOtherwise) return 'content'
  if (content === null && !found.isContentGone) return 'lost'
  const isBroken = (state: PictureState) =>
    state === 'changed' || (state === 'deleted' && !found.arePicturesGone)
  return found.pictures.some(isBroken) ? 'picture' : null
}
