import { z } from 'zod'
import { Paging } from '#foundation/rules/paging.ts'
import { bookingStages } from './life/booking-states.ts'
import { Booking, RollingRent } from './wire.ts'

/** `q` matches part of a booking id, a title, or the name or email of the host or renter. */
export const BookingSearch = Paging.extend({
  q: z.string().trim().max(200).default(''),
  stage: z.enum(bookingStages).optional(),
})
export type BookingSearch = z.infer<typeof BookingSearch>

const Party = z.strictObject({ name: z.string(), email: z.string() })

/** A line of the operator's list. It holds no address. */
export const ListedBooking = Booking.pick({
  _id: true,
  storageListing: true,
  startDate: true,
  endDate: true,
  type: true,
  rolling: true,
  approvalStatus: true,
  paymentStatus: true,
  price: true,
  pricePence: true,
  createdAt: true,
  cancelledAt: true,
  refund: true,
}).extend({
  storageTitle: z.string(),
  disputed: z.boolean(),
  rent: RollingRent.pick({ arrearsSince: true }).nullable(),
  host: Party,
  renter: Party,
})
export type ListedBooking = z.infer<typeof ListedBooking>

/** Approved or paid and not over, or over with rent that waits while its host is suspended. */
export const LiveBooking = ListedBooking.extend({
  isOver: z.boolean(),
  /** When the operator decided that the booking goes on although its host is suspended. */
  letRunAt: z.string().nullable(),
})
export type LiveBooking = z.infer<typeof LiveBooking>
