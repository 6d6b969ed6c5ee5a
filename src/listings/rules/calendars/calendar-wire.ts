import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { line } from '#foundation/rules/text/text.ts'
import { calendarFaults } from './calendar-terms.ts'

export const addressWords = 'Please paste an address that begins with https:// or webcal://.'

export const NewCalendar = z.strictObject({
  name: line(60, 'Please give it a name, such as that of the other site.'),
  address: line(2000, addressWords).regex(/^(?:https?|webcals?):\/\/\S+$/i, addressWords),
})
export type NewCalendar = z.infer<typeof NewCalendar>

const ClosedDays = z.strictObject({ startDate: z.string(), endDate: z.string() })

export const OtherCalendar = z.strictObject({
  _id: Id,
  name: z.string(),
  /** The address itself may hold a secret, so only its beginning is shown. */
  host: z.string(),
  createdAt: z.string(),
  /** Null until it was read once. */
  readAt: z.string().nullable(),
  nextAt: z.string(),
  failing: z.strictObject({ since: z.string(), fault: z.enum(calendarFaults) }).nullable(),
  closed: z.array(ClosedDays),
})
export type OtherCalendar = z.infer<typeof OtherCalendar>

export const ListingCalendars = z.strictObject({
  /** Whoever knows it can read when the listing is booked or closed. */
  address: z.string(),
  others: z.array(OtherCalendar),
})
export type ListingCalendars = z.infer<typeof ListingCalendars>
