import { findPeople, type Person } from '#accounts/server/account/find-person.ts'
import type { AnswerLinkState, LinkedAnswer, LinkedRequest } from '#bookings/rules/answer-link.ts'
import { stageAt } from '#bookings/rules/life/allowed-actions.ts'
import type { BookingStage } from '#bookings/rules/life/booking-states.ts'
import { earnings } from '#bookings/rules/price/quote.ts'
import { termWords } from '#bookings/rules/term/term-words.ts'
import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { digest, sameBytes } from '#foundation/server/secrets.ts'
import { findBookable } from '#listings/server/for-bookings/find-bookable.ts'
import { type AnswerLinkRow, findAnswerLink, spendAnswerLink } from '../life/answer-links-table.ts'
import { type BookingRow, findBooking, lockBooking } from '../life/bookings-table.ts'
import { changeBooking } from '../life/change-booking.ts'
import { factsOfLife, firstPaidFor } from '../life/facts-of-booking.ts'
import { termOf } from '../life/letter-words.ts'
import { isTaken } from '../units/is-taken.ts'
import { lockParties } from '../units/lock-parties.ts'
import { approveRequest } from './answer-booking.ts'
import { reasonOfHost } from './reason-of-host.ts'

/** Reading changes nothing, because mail programs open links by themselves. */
export async function readLinkedRequest(ctx: Context, token: string): Promise<LinkedRequest> {
  const { link, booking } = await linkedBooking(ctx, token)
  const people = await findPeople(ctx.db, [booking.host_id, booking.renter_id])
  const [host, renter] = [people.get(booking.host_id), people.get(booking.renter_id)]
  const listing = await findBookable(ctx.db, booking.listing_id)
  if (!host || !renter || !listing) return fail('not_found')
  const { now } = ctx
  const stage = stageAt(factsOfLife(booking), now)
  const state = stateOf(link, { stage, host, now })
  const shown = state === 'open' ? await presentRequest(ctx, booking, renter) : null
  return { state, booking: booking.id, title: listing.title, stage, request: shown }
}

async function presentRequest(ctx: Context, booking: BookingRow, renter: Person) {
  const { policy, subtotal } = booking
  return {
    renter: renter.firstName,
    when: termWords(termOf({ booking })),
    moving: booking.moving,
    packing: booking.packing,
    distanceKm: booking.distance_km,
    rolling: booking.rolling,
    instalments: booking.instalments,
    earningsPence: earnings(subtotal, policy).net,
    payWindowHours: policy.payWindowHours,
    payableUntil: firstPaidFor(booking).end.toISOString(),
    taken: await isTaken(ctx.db, booking, ctx.now),
  }
}

/** The partner can answer from the mail without logging in. Each link works once. */
export async function answerByLink(
  ctx: Context,
  token: string,
  { approvalStatus, reason }: LinkedAnswer,
): Promise<LinkedRequest> {
  const { link, booking } = await linkedBooking(ctx, token)
  const press = { link, answer: approvalStatus }
  if (approvalStatus === 'approved') {
    await approveRequest(ctx, booking, 'host', (tx, locked, host) => {
      return useLink(tx, ctx, press, { booking: locked, host })
    })
  } else {
    const { id, renter_id: renterId, host_id: hostId } = booking
    await transaction(ctx.db, async tx => {
      const { host } = await lockParties(tx, { renterId, hostId })
      const locked = (await lockBooking(tx, id)) ?? fail('not_found')
      await useLink(tx, ctx, press, { booking: locked, host })
      await changeBooking(tx, ctx, locked, 'deny', {
        by: 'host',
        set: { reason: reasonOfHost(reason) },
      })
    })
  }
  return readLinkedRequest(ctx, token)
}

async function linkedBooking(ctx: Context, token: string) {
  const link = (await findAnswerLink(ctx.db, digest(token))) ?? fail('not_found')
  const booking = (await findBooking(ctx.db, link.booking_id)) ?? fail('not_found')
  return { link, booking }
}

interface Press {
  link: AnswerLinkRow
  answer: LinkedAnswer['approvalStatus']
}

/** The booking and both accounts are locked, so only one of several presses succeeds. */
async function useLink(
  tx: Db,
  ctx: Context,
  { link, answer }: Press,
  { booking, host }: { booking: BookingRow; host: Person },
): Promise<void> {
  const { now } = ctx
  const stage = stageAt(factsOfLife(booking), now)
  if (stateOf(link, { stage, host, now }) !== 'open') fail('answer_link_over')
  const isSpent = await spendAnswerLink(tx, link.token_digest, { now, answer })
  if (!isSpent) fail('answer_link_over')
  await recordAudit(tx, ctx, {
    action: 'booking.answered-by-mail',
    subject: { type: 'booking', id: booking.id },
    details: { partner: booking.host_id, answer },
  })
}

function stateOf(
  link: AnswerLinkRow,
  { stage, host, now }: { stage: BookingStage; host: Person; now: Date },
): AnswerLinkState {
  if (link.used_at) return 'used'
  if (host.isSuspended) return 'suspended'
  if (stage !== 'pending') return 'answered'
  const isOfMailbox = sameBytes(link.mailbox_digest, digest(host.email))
  return isOfMailbox && link.expires_at > now ? 'open' : 'expired'
}
