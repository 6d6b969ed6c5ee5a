import { requirePerson } from '#accounts/server/account/require-person.ts'
import {
  type BookingMoney,
  findBookedSpaces,
  findBookingsMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { fail } from '#foundation/rules/errors.ts'
import { formatPence, pence, poundsFromPence } from '#foundation/rules/money.ts'
import { offsetOf, type Paging } from '#foundation/rules/paging.ts'
import type { Context } from '#foundation/server/context.ts'
import { awaitsDecision, holdWords } from '#payments/rules/payout-holds.ts'
import type { Balance, Payout } from '#payments/rules/payout-wire.ts'
import { balanceOfAccount } from '../ledger/ledger-table.ts'
import {
  countMovements,
  findListedMovement,
  type ListedMovement,
  listMovements,
  reversalsOf,
  sumHeldPayouts,
  sumMovements,
} from '../movements/movement-lists-table.ts'
import { cashOf, type MovementRow } from '../movements/movements-table.ts'
import { withPounds } from './read-receipt.ts'

const shown = ['due', 'held', 'sending', 'failed', 'done'] as const
const mostUpcoming = 1000

export async function readBalance(ctx: Context): Promise<Balance> {
  const { id } = requirePerson(ctx)
  const account = await balanceOfAccount(ctx.db, `host:${id}`)
  const owed = pence(0 - account)
  const sent = await sumMovements(ctx.db, { kind: 'payout', partyId: id })
  const back = await sumMovements(ctx.db, { kind: 'reversal', partyId: id })
  const paid = pence(sent - back)
  const debt = await balanceOfAccount(ctx.db, `debt:${id}`)
  const { pence: held } = await sumHeldPayouts(ctx.db, id)
  const upcoming = await listMovements(ctx.db, {
    kind: 'payout',
    states: ['due', 'held', 'sending'],
    partyId: id,
    limit: mostUpcoming,
    offset: 0,
  })
  return {
    owed: poundsFromPence(owed),
    owedPence: owed,
    paid: poundsFromPence(paid),
    paidPence: paid,
    debt: poundsFromPence(debt),
    debtPence: debt,
    held: poundsFromPence(held),
    heldPence: held,
    upcoming: upcoming.map(row => ({
      bookingId: row.booking_id,
      ...withPounds(row.amount),
      releaseAt: row.due_at.toISOString(),
      why: whyItWaits(row, ctx.now),
    })),
  }
}

export async function readPayouts(
  ctx: Context,
  { page, limit }: Paging,
): Promise<{ payouts: Payout[]; total: number }> {
  const { id } = requirePerson(ctx)
  const whose = { kind: 'payout' as const, partyId: id, states: shown }
  const rows = await listMovements(ctx.db, { ...whose, limit, offset: offsetOf({ page, limit }) })
  return {
    payouts: await presentPayouts(ctx, rows),
    total: await countMovements(ctx.db, whose),
  }
}

export async function readPayout(ctx: Context, id: string): Promise<Payout> {
  const row = await findListedMovement(ctx.db, id)
  const isTheirs = row?.kind === 'payout' && row.party_id === requirePerson(ctx).id
  if (!row || !isTheirs || row.state === 'dropped') return fail('not_found')
  const [payout] = await presentPayouts(ctx, [row])
  return payout ?? fail('not_found')
}

async function presentPayouts(ctx: Context, rows: readonly ListedMovement[]): Promise<Payout[]> {
  const bookings = await findBookingsMoney(
    ctx.db,
    rows.map(row => row.booking_id),
    ctx.now,
  )
  const titles = await titlesOf(ctx, [...bookings.values()])
  const reversals = await reversalsOf(
    ctx.db,
    rows.map(row => row.id),
  )
  return rows.map(row => {
    const reversal = reversals.get(row.id)
    const { state, why } = reversal
      ? { state: 'reversed' as const, why: whyOwed(row, reversal) }
      : standing(row, ctx.now)
    const setOff = row.state === 'done' ? (row.set_off ?? pence(0)) : pence(0)
    return {
      _id: row.id,
      bookingId: row.booking_id,
      space: titles.get(row.booking_id) ?? 'Storage space',
      state,
      why,
      ...withPounds(row.amount),
      setOff: poundsFromPence(setOff),
      setOffPence: setOff,
      slice: row.slice,
      slices: row.slices,
      releaseAt: row.due_at.toISOString(),
      paidAt: row.done_at?.toISOString() ?? null,
    }
  })
}

function whyOwed(payout: MovementRow, reversal: MovementRow): string | null {
  const owed = pence(cashOf(payout) - cashOf(reversal))
  return owed > 0
    ? `${formatPence(owed)} could not be taken back: it is kept from your next payouts`
    : null
}

function standing(row: ListedMovement, now: Date): Pick<Payout, 'state' | 'why'> {
  if (row.state === 'done') return { state: 'paid', why: null }
  if (row.state === 'failed')
    return { state: 'waiting', why: 'It did not go through; we are on it' }
  if (row.state === 'sending') return { state: 'sending', why: null }
  const why = whyItWaits(row, now)
  return { state: why === null ? 'scheduled' : 'waiting', why }
}

/**
 * What the host can fix is shown only once a payout is due. A reason that needs a decision is shown
 * before that too.
 */
export function whyItWaits({ hold, state, due_at }: ListedMovement, now: Date): string | null {
  const isWaiting = awaitsDecision(hold) ? state !== 'sending' : state === 'due' && due_at <= now
  return hold !== null && isWaiting ? holdWords[hold] : null
}

export async function titlesOf(
  ctx: Context,
  bookings: readonly BookingMoney[],
): Promise<Map<string, string>> {
  const spaces = await findBookedSpaces(
    ctx.db,
    bookings.map(booking => booking.listingId),
  )
  return new Map(
    bookings.map(({ id, listingId }) => [id, spaces.get(listingId)?.title ?? 'Storage space']),
  )
}
