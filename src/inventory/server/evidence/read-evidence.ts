import { findPeople } from '#accounts/server/account/find-person.ts'
import type { BookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import type { Context } from '#foundation/server/context.ts'
import { mediaPath } from '#foundation/server/media/stores/media-name.ts'
import type { Evidence, EvidenceLink, LinkFault } from '#inventory/rules/evidence-wire.ts'
import { isKept } from '#inventory/rules/inventory-terms.ts'
import { type InventoryRows, readInventoryRows } from '../reading/inventory-rows.ts'
import { presentItems, presentRecords, wordOf } from '../reading/present-inventory.ts'
import { requireReader, spaceOf } from '../reading/read-inventory.ts'
import { picturesIn } from '../tables/link-content.ts'
import { auditedLinks, type CheckedLink, checkedLinks } from '../tables/links-table.ts'
import { checkPictures, type PictureState } from './check-pictures.ts'

/** Everything that both sides said, with every hash computed anew. */
export async function readEvidence(ctx: Context, bookingId: string): Promise<Evidence> {
  const { reader, booking } = await requireReader(ctx, bookingId)
  const inventory = await readInventoryRows(ctx.db, bookingId)
  const { names, mayBeGone } = await sidesOf(ctx, booking)
  const { links, missing } = await checkChain(ctx, inventory, { booking, mayBeGone })
  const broken = [...links.filter(({ fault }) => fault).map(({ number }) => number), ...missing]
  return {
    bookingId,
    as: reader === 'operator' ? reader : wordOf(reader),
    space: await spaceOf(ctx, booking),
    ...names,
    startDate: booking.period.start.toISOString(),
    endDate: booking.period.end.toISOString(),
    checkedAt: ctx.now.toISOString(),
    whole: broken.length === 0,
    firstBroken: broken.length > 0 ? Math.min(...broken) : null,
    missing,
    items: presentItems(inventory, inventory.items),
    records: presentRecords(inventory, { reader, now: ctx.now }),
    links,
  }
}

/** What somebody wrote is deleted with their account, and all of it a year after the booking. */
type MayBeGone = (personIds: readonly string[]) => boolean

async function sidesOf(
  { db, now }: Context,
  booking: BookingMoney,
): Promise<{ names: { renter: string; partner: string }; mayBeGone: MayBeGone }> {
  const people = await findPeople(db, [booking.renterId, booking.hostId])
  const name = (id: string) => {
    const person = people.get(id)
    return person ? `${person.firstName} ${person.lastName}` : 'Former member'
  }
  return {
    names: { renter: name(booking.renterId), partner: name(booking.hostId) },
    mayBeGone: ids => !isKept(booking, now) || ids.some(id => people.get(id)?.isDeleted ?? true),
  }
}

interface Checking {
  booking: BookingMoney
  mayBeGone: MayBeGone
}

async function checkChain(
  ctx: Context,
  { records }: InventoryRows,
  { booking, mayBeGone }: Checking,
): Promise<{ links: EvidenceLink[]; missing: number[] }> {
  const rows = await checkedLinks(ctx.db, booking.id)
  const sides = [booking.renterId, booking.hostId]
  const audited = new Map(
    (await auditedLinks(ctx.db, booking.id)).map(({ number, hash }) => [number, hash]),
  )
  const pictures = rows.flatMap(({ content }) => picturesIn(content))
  const states = await checkPictures(ctx, pictures)
  const kinds = new Map(records.map(({ id, kind }) => [id, kind]))
  const links = rows.map(row => {
    const shown = picturesIn(row.content).map(({ name, sha256 }) => ({
      path: mediaPath(name),
      sha256,
      state: states.get(`${name} ${sha256}`) ?? ('deleted' as const),
    }))
    return {
      number: row.number,
      event: row.event,
      by: wordOf(row.side),
      at: row.at.toISOString(),
      record: row.record_id,
      kind: kinds.get(row.record_id) ?? 'handOver',
      digest: row.digest.toString('hex'),
      hash: row.hash.toString('hex'),
      line: row.line,
      content: row.content_text,
      pictures: shown,
      fault: faultOf(row, {
        audited: audited.get(row.number),
        pictures: shown.map(({ state }) => state),
        isContentGone: mayBeGone([row.person_id]),
        arePicturesGone: mayBeGone(sides),
      }),
    }
  })
  const there = new Set(rows.map(({ number }) => number))
  return { links, missing: [...audited.keys()].filter(number => !there.has(number)) }
}

interface Found {
  audited: string | undefined
  pictures: readonly PictureState[]
  isContentGone: boolean
  arePicturesGone: boolean
}

function faultOf(
  { fault, hash, content }: CheckedLink,
  { audited, pictures, isContentGone, arePicturesGone }: Found,
): LinkFault | null {
  if (fault) return fault
  if (audited !== hash.toString('hex')) return 'audit'
  if (content === null && !isContentGone) return 'lost'
  const isBroken = (state: PictureState) =>
    state === 'changed' || (state === 'deleted' && !arePicturesGone)
  return pictures.some(isBroken) ? 'picture' : null
}
