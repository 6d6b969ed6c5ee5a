import { findPeople, type Person } from '#accounts/server/account/find-person.ts'
import type { Context } from '#foundation/server/context.ts'
import { type Bookable, findBookables } from '#listings/server/for-bookings/find-bookable.ts'
import type { DaySheet, Stop } from '#moving/rules/move-wire.ts'
import { type OpenedSheet, openDaySheet } from '../moves/day-sheet-link.ts'
import { type MoveRow, movesOfDriver } from '../moves/moves-table.ts'

/** In driving order. The link shows nothing of any other day. */
export async function readDaySheet(ctx: Context, token: string): Promise<DaySheet> {
  return presentSheet(ctx, await openDaySheet(ctx, token))
}

export async function presentSheet(ctx: Context, sheet: OpenedSheet): Promise<DaySheet> {
  const moves = await movesOfDriver(ctx.db, sheet.driver.id, { ...sheet.day, now: ctx.now })
  const people = await findPeople(
    ctx.db,
    moves.flatMap(move => [move.host_id, move.renter_id]),
  )
  const listings = await findBookables(
    ctx.db,
    moves.map(move => move.listing_id),
  )
  return {
    firstName: sheet.driver.first_name,
    date: sheet.date,
    expiresAt: sheet.expiresAt.toISOString(),
    stops: moves.flatMap(move => {
      const host = people.get(move.host_id)
      const renter = people.get(move.renter_id)
      const listing = listings.get(move.listing_id)
      if (!host || !renter || !listing) return []
      const last = move.goes_back ? givingBack(move, renter) : delivering(move, host, listing)
      return [collecting(move, renter), last]
    }),
  }
}

function when({ starts_at, ends_at }: MoveRow) {
  return { startsAt: starts_at.toISOString(), endsAt: ends_at.toISOString() }
}

function contactOf({ firstName, phone }: Person): Stop['contact'] {
  return { firstName, phone }
}

function collecting(move: MoveRow, renter: Person): Stop {
  return {
    move: move.booking_id,
    kind: 'collect',
    goesBack: false,
    standing: standing(move, move.collected_at, move.state === 'assigned'),
    ...when(move),
    address: move.pickup_address,
    contact: contactOf(renter),
    instruction: null,
    doneAt: move.collected_at?.toISOString() ?? null,
  }
}

function delivering(move: MoveRow, host: Person, listing: Bookable): Stop {
  const { address, packingInstruction: instruction } = listing
  return { ...lastStop(move, host), goesBack: false, address, instruction: instruction || null }
}

function givingBack(move: MoveRow, renter: Person): Stop {
  const instruction = `The booking is cancelled, so the things go back to ${renter.firstName}. Please agree when and where before you drive.`
  return { ...lastStop(move, renter), goesBack: true, address: move.pickup_address, instruction }
}

function lastStop(move: MoveRow, person: Person) {
  return {
    move: move.booking_id,
    kind: 'deliver' as const,
    standing: standing(move, move.delivered_at, move.state === 'collected'),
    ...when(move),
    contact: contactOf(person),
    doneAt: move.delivered_at?.toISOString() ?? null,
  }
}

function standing(move: MoveRow, doneAt: Date | null, isNext: boolean): Stop['standing'] {
  if (doneAt) return 'done'
  if (move.state === 'failed') return 'failed'
  return isNext ? 'now' : 'later'
}
