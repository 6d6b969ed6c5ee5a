import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import {
  allows,
  begin,
  type Cause,
  change,
  changeIfAllowed,
  type Living,
} from '#foundation/server/lives/change.ts'
import type { Locked } from '#foundation/server/lives/locked.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { type PaymentEvent, type PaymentWords, paymentLife } from '#payments/rules/payment-life.ts'
import { mismatchLetter } from '../attempts/payment-letters.ts'
import { insertPayment, type PaymentRow, writePayment } from '../attempts/payments-table.ts'
import { paymentConsequences } from './payment-consequences.ts'

const livingPayment: Living<PaymentRow, PaymentWords> = {
  life: paymentLife,
  stateOf: ({ state }) => state,
  factsOf: ({ provider_fee }) => ({ isFeeKnown: provider_fee !== null }),
  standing: state => ({ state }),
  effects: {
    // The fee of the provider is asked for at once.
    markPaid: (_payment, { now }) => ({ paid_at: now, url: null, next_check_at: now }),
    markRecorded: () => ({ outcome: 'recorded' }),
    markLate: () => ({ outcome: 'late' }),
    markDuplicate: () => ({ outcome: 'duplicate' }),
  },
  consequences: paymentConsequences,
  insert: insertPayment,
  write: (tx, _ctx, before, set) => writePayment(tx, { before, set }),
  async record(tx, ctx, { recordedAs, after, details }) {
    const subject = { type: 'payment', id: after.id } as const
    await recordAudit(tx, ctx, { action: `payment.${recordedAs}`, subject, details })
  },
  async tell(tx, ctx, news, { after }) {
    const letter = mismatchLetter(after, after.note ?? '', ctx.config.publicUrl)
    await postMail(tx, ctx, { to: ctx.config.SUPPORT_EMAIL, kind: `payment.${news}`, letter })
  },
}

/** The only way to change a payment. */
export function changePayment(
  tx: Db,
  ctx: Context,
  payment: Locked<PaymentRow>,
  event: PaymentEvent,
  cause: Cause<PaymentRow, PaymentWords, never>,
): Promise<Locked<PaymentRow>> {
  return change(tx, ctx, livingPayment, payment, event, cause)
}

export function changePaymentIfAllowed(
  tx: Db,
  ctx: Context,
  payment: Locked<PaymentRow>,
  event: PaymentEvent,
  cause: Cause<PaymentRow, PaymentWords, never>,
): Promise<Locked<PaymentRow> | undefined> {
  return changeIfAllowed(tx, ctx, livingPayment, payment, event, cause)
}

export function mayChangePayment(payment: PaymentRow, event: PaymentEvent, now: Date): boolean {
  return allows(livingPayment, payment, event, { by: 'provider', now })
}

export function beginPayment(tx: Db, ctx: Context, payment: PaymentRow): Promise<PaymentRow> {
  return begin(tx, ctx, livingPayment, payment, 'begin', { by: 'renter' })
}

/** For a month of rent, from the kept card. */
export function beginCharge(tx: Db, ctx: Context, payment: PaymentRow): Promise<PaymentRow> {
  return begin(tx, ctx, livingPayment, payment, 'begin', { by: 'clock' })
}
