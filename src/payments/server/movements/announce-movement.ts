import { findAnyone, type Person } from '#accounts/server/account/find-person.ts'
import { bookingPage } from '#bookings/rules/booking-page.ts'
import {
  findBookedSpace,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { pence } from '#foundation/rules/money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Letter } from '#foundation/server/mail/letter.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import type { MovementKind } from '#payments/rules/console-wire.ts'
import {
  type DisputeNews,
  debtLetter,
  disputeLetter,
  failedPayoutLetter,
  failedRefundLetter,
  handRefundLetter,
  payoutLetter,
  refundLetter,
  reversalLetter,
} from '../attempts/payment-letters.ts'
import { sharesOfPayment } from '../ledger/ledger-table.ts'
import type { DisputeRow } from './disputes-table.ts'
import { cashOf, type MovementRow } from './movements-table.ts'

/** Letters are written in the same transaction as the ledger entry. */
export async function announceMovement(tx: Db, ctx: Context, movement: MovementRow): Promise<void> {
  const { host, renter, space } = await concerned(tx, ctx, movement.booking_id)
  const { kind, amount, booking_id: id, set_off: setOff, hand_reference: reference } = movement
  const site = ctx.config.publicUrl
  const about = { space, amount }
  if (kind === 'refund') {
    // If everything was already given back in the provider's dashboard, the renter has the whole
    // amount.
    const sent = cashOf(movement) || amount
    await send(tx, ctx, renter, kind, ({ firstName, role }) => {
      const all = { ...about, amount: sent, url: `${site}${bookingPage(role, id)}`, firstName }
      return reference === null ? refundLetter(all) : handRefundLetter(all, reference)
    })
    return
  }
  const url = `${site}/bank-details`
  await send(tx, ctx, host, kind, person => {
    const all = { ...about, url, firstName: person.firstName }
    if (kind === 'payout') return payoutLetter(all, { ...movement, setOff: setOff ?? pence(0) })
    const taken = cashOf(movement)
    if (taken === 0) return debtLetter(all)
    return reversalLetter({ ...all, amount: taken }, setOff ?? pence(0))
  })
}

const failures = {
  refund: { kind: 'payment.refund-failed', write: failedRefundLetter },
  payout: { kind: 'payment.payout-failed', write: failedPayoutLetter },
} as const

/** Somebody waits for it until the operator pays it in another way or sends it again. */
export async function announceFailure(tx: Db, ctx: Context, movement: MovementRow): Promise<void> {
  if (movement.kind === 'reversal') return
  const { kind, write } = failures[movement.kind]
  const { space } = await concerned(tx, ctx, movement.booking_id)
  const { publicUrl: site, SUPPORT_EMAIL: to } = ctx.config
  const letter = write({ space, amount: cashOf(movement), why: movement.last_error, site })
  await postMail(tx, ctx, { to, kind, letter })
}

export async function announceDispute(
  tx: Db,
  ctx: Context,
  dispute: DisputeRow,
  news: DisputeNews,
): Promise<void> {
  const { host, space } = await concerned(tx, ctx, dispute.booking_id)
  const site = ctx.config.publicUrl
  const { amount, booking_id: id, payment_id: paymentId } = dispute
  const { host: share } = await sharesOfPayment(tx, { id: paymentId, booking_id: id })
  const about = { space, amount, share }
  await send(tx, ctx, host, 'dispute', ({ firstName }) =>
    disputeLetter(news, {
      ...about,
      firstName,
      url: `${site}/bookings/${id}`,
      reader: 'partner',
    }),
  )
  const letter = disputeLetter(news, {
    ...about,
    firstName: 'Operator',
    url: `${site}/admin/money`,
    reader: 'operator',
  })
  await postMail(tx, ctx, { to: ctx.config.SUPPORT_EMAIL, kind: 'payment.dispute', letter })
}

async function send(
  tx: Db,
  ctx: Context,
  to: Person | undefined,
  what: MovementKind | 'dispute',
  write: (person: Person) => Letter,
): Promise<void> {
  if (!to || to.isDeleted) return
  await postMail(tx, ctx, { to: to.email, kind: `payment.${what}`, letter: write(to) })
}

async function concerned(tx: Db, ctx: Context, bookingId: string) {
  const booking = await findBookingMoney(tx, bookingId, ctx.now)
  if (!booking) return { host: undefined, renter: undefined, space: 'your booking' }
  const [host, renter, space] = await Promise.all([
    findAnyone(tx, booking.hostId),
    findAnyone(tx, booking.renterId),
    findBookedSpace(tx, booking.listingId),
  ])
  return { host, renter, space: space?.title ?? 'your booking' }
}
