import type { APIRequestContext } from '@playwright/test'
import type { Booking } from '#bookings/rules/wire.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import {
  expect,
  logInElsewhere,
  openAccount,
  type Person,
  type ReadMail,
} from '../accounts/people.ts'

export interface Renter extends Person {
  token: string
}

export async function openRenter(request: APIRequestContext, readMail: ReadMail): Promise<Renter> {
  const person = await openAccount(request, readMail, 'customer')
  return { ...person, token: await logInElsewhere(request, person) }
}

/** A request for a space by the hour, from the next full hour. */
export async function askForHours(
  request: APIRequestContext,
  renter: Pick<Renter, 'token'>,
  listingId: string,
  [from, until]: [number, number],
): Promise<Booking> {
  const base = Math.ceil(Date.now() / hourMs) * hourMs
  const at = (hours: number) => new Date(base + hours * hourMs).toISOString()
  const response = await request.post('/api/v1/booking', {
    headers: { authorization: `Bearer ${renter.token}` },
    data: { storageListing: listingId, type: 'hourly', startDate: at(from), endDate: at(until) },
  })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()).data
}
