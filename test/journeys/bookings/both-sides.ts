import type { APIRequestContext } from '@playwright/test'
import type { ReadMail } from '../accounts/people.ts'
import { openHost, publishListing } from '../listings/hosts.ts'
import { payThroughApi } from '../payments/payers.ts'
import { askForHours, openRenter } from './renters.ts'

interface Wishes {
  /** Fields of the listing. */
  form?: Record<string, unknown>
  /** From the next full hour. */
  hours?: [from: number, until: number]
}

/** A partner with a public space, and a renter. */
export async function openBothSides(
  request: APIRequestContext,
  readMail: ReadMail,
  form: Record<string, unknown> = {},
) {
  const host = await openHost(request, readMail)
  const renter = await openRenter(request, readMail)
  return { host, renter, listing: await publishListing(request, host, form) }
}

/** A partner with a space by the hour, and a renter who has paid for some hours. */
export async function paidBooking(
  request: APIRequestContext,
  readMail: ReadMail,
  { form = {}, hours = [2, 12] }: Wishes = {},
) {
  const space = { services: [], storageNumber: 1, autoApprove: true, hourlyRate: 10, ...form }
  const sides = await openBothSides(request, readMail, space)
  const booking = await askForHours(request, sides.renter, sides.listing._id, hours)
  await payThroughApi(request, sides.renter, booking)
  return { ...sides, booking }
}
