import { findPeople, nameAndMailbox, type Person } from '#accounts/server/account/find-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import { pence, poundsFromPence, sumPence } from '#foundation/rules/money.ts'
import { offsetOf, type Paging } from '#foundation/rules/paging.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type {
  ConsoleMovement,
  ConsolePayment,
  MoneySummary,
  MovementKind,
  MovementState,
  ReconciliationReport,
} from '#payments/rules/console-wire.ts'
import { accountLabels } from '#payments/rules/ledger.ts'
import type { PaymentState } from '#payments/rules/payment-states.ts'
import { countPayments, listPayments } from '../attempts/payments-table.ts'
import { countReports, listReports, type ReportRow } from '../books/reports-table.ts'
import { balances } from '../ledger/ledger-table.ts'
import { allowedOf, changeMovement } from '../movements/change-movement.ts'
import { countDisputes } from '../movements/disputes-table.ts'
import {
  countFailedMovements,
  countMovements,
  findListedMovement,
  type ListedMovement,
  listMovements,
} from '../movements/movement-lists-table.ts'
import { lockMovement } from '../movements/movements-table.ts'
import { countOwedRefunds } from '../movements/owed-refunds-table.ts'
import { withPounds } from '../statements/read-receipt.ts'
import { readHeldPayouts } from './read-held-payouts.ts'

/**
 * Credits are negative in the ledger, but are shown as positive amounts that we owe or have earned.
 */
export async function readMoneySummary(ctx: Context): Promise<MoneySummary> {
  const found = await balances(ctx.db)
  const sumOf = (prefix: string) =>
    sumPence(found.filter(({ account }) => account.startsWith(prefix)).map(one => one.pence))
  const own = new Map(found.map(({ account, pence: amount }) => [account, amount]))
  own.set('hosts', sumOf('host:'))
  own.set('host_debts', sumOf('debt:'))
  const debits = ['clearing', 'host_debts', 'provider_fees', 'disputes', 'losses']
  return {
    accounts: Object.entries(accountLabels).map(([account, label]) => {
      const amount = own.get(account) ?? pence(0)
      return {
        account,
        label,
        ...withPounds(debits.includes(account) ? amount : pence(0 - amount)),
      }
    }),
    total: sumPence(found.map(one => one.pence)),
    provider: ctx.provider.kind,
    isLive: ctx.provider.isLive,
    openDisputes: await countDisputes(ctx.db, 'open'),
    failedMovements: await countFailedMovements(ctx.db),
    owedRefunds: await countOwedRefunds(ctx.db),
    heldPayouts: await readHeldPayouts(ctx),
    warnings: [
      'Tax is charged at 7.5%, which is not a rate of UK VAT: storage by a VAT-registered supplier bears 20%. Ask a tax adviser before taking live money.',
      ...(ctx.provider.kind === 'none' ? ['No payment provider is set up: nobody can pay.'] : []),
      ...(ctx.provider.isLive ? [] : ['Test mode: no money moves.']),
    ],
  }
}

interface PaymentFilter extends Paging {
  state?: PaymentState | undefined
  bookingId?: string | undefined
}

export async function readPayments(
  ctx: Context,
  { page, limit, ...filter }: PaymentFilter,
): Promise<{ rows: ConsolePayment[]; total: number }> {
  const query = { ...filter, limit, offset: offsetOf({ page, limit }) }
  const payments = await listPayments(ctx.db, query)
  const people = await findPeople(
    ctx.db,
    payments.map(one => one.renter_id),
  )
  const rows = payments.map(one => ({
    _id: one.id,
    bookingId: one.booking_id,
    renter: partyOf(people, one.renter_id),
    state: one.state,
    ...withPounds(one.amount),
    providerFee: one.provider_fee === null ? null : poundsFromPence(one.provider_fee),
    providerFeePence: one.provider_fee,
    sessionId: one.session_id,
    createdAt: one.created_at.toISOString(),
    paidAt: one.paid_at?.toISOString() ?? null,
    outcome: one.outcome,
    note: one.note,
  }))
  return { rows, total: await countPayments(ctx.db, query) }
}

interface MovementFilter extends Paging {
  kind: MovementKind
  state?: MovementState | undefined
  bookingId?: string | undefined
}

export async function readMovements(
  ctx: Context,
  { page, limit, ...filter }: MovementFilter,
): Promise<{ rows: ConsoleMovement[]; total: number }> {
  const movements = await listMovements(ctx.db, {
    ...filter,
    limit,
    offset: offsetOf({ page, limit }),
  })
  return {
    rows: await presentMovements(ctx, movements),
    total: await countMovements(ctx.db, filter),
  }
}

/** Sends again what the provider refused before. */
export async function retryMovement(ctx: Context, id: string): Promise<ConsoleMovement> {
  await transaction(ctx.db, async tx => {
    const movement = (await lockMovement(tx, id)) ?? fail('not_found')
    await changeMovement(tx, ctx, movement, 'retry', { by: 'operator' })
  })
  return showMovement(ctx, id)
}

export async function showMovement(ctx: Context, id: string): Promise<ConsoleMovement> {
  const movement = (await findListedMovement(ctx.db, id)) ?? fail('not_found')
  const [shown] = await presentMovements(ctx, [movement])
  return shown ?? fail('not_found')
}

async function presentMovements(
  ctx: Context,
  movements: readonly ListedMovement[],
): Promise<ConsoleMovement[]> {
  const people = await findPeople(
    ctx.db,
    movements.map(one => one.party_id),
  )
  return movements.map(one => ({
    _id: one.id,
    kind: one.kind,
    bookingId: one.booking_id,
    party: partyOf(people, one.party_id),
    state: one.state,
    ...withPounds(one.amount),
    setOffPence: one.set_off ?? 0,
    reason: one.reason,
    hold: one.hold,
    dueAt: one.due_at.toISOString(),
    doneAt: one.done_at?.toISOString() ?? null,
    attempts: one.attempts,
    lastError: one.last_error,
    providerId: one.provider_id,
    handReference: one.hand_reference,
    allowed: allowedOf(one, ctx.now),
  }))
}

export async function readReports(
  ctx: Context,
  { page, limit }: Paging,
): Promise<{ rows: ReconciliationReport[]; total: number }> {
  const reports = await listReports(ctx.db, { limit, offset: offsetOf({ page, limit }) })
  return { rows: reports.map(presentReport), total: await countReports(ctx.db) }
}

export function presentReport({ id, at, ...rest }: ReportRow): ReconciliationReport {
  return { _id: id, at: at.toISOString(), ...rest }
}

export function partyOf(people: Map<string, Person>, id: string) {
  return { _id: id, ...nameAndMailbox(people.get(id)) }
}
