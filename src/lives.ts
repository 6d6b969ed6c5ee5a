import { accountLife } from './accounts/rules/account-life.ts'
import { bookingLife } from './bookings/rules/life/booking-life.ts'
import { complaintLife } from './complaints/rules/complaint-life.ts'
import type { LifeTable } from './foundation/rules/life.ts'
import { recordLife } from './inventory/rules/record-life.ts'
import { requestLife } from './inventory/rules/request-life.ts'
import { listingLife } from './listings/rules/life/listing-life.ts'
import { reportLife } from './moderation/rules/report-life.ts'
import { moveLife } from './moving/rules/move-states.ts'
import { disputeLife } from './payments/rules/dispute-life.ts'
import { documentLife } from './payments/rules/document-life.ts'
import { movementLife } from './payments/rules/movement-life.ts'
import { paymentLife } from './payments/rules/payment-life.ts'
import { rentLife } from './rent/rules/rent-life.ts'
import { reviewLife } from './reviews/rules/review-life.ts'
import { viewingLife } from './viewings/rules/viewing-life.ts'

/** Everything that changes by a table of its life, in the order in which a booking meets it. */
export const allLives: readonly LifeTable[] = [
  accountLife,
  listingLife,
  viewingLife,
  bookingLife,
  rentLife,
  paymentLife,
  movementLife,
  disputeLife,
  complaintLife,
  recordLife,
  requestLife,
  reviewLife,
  moveLife,
  documentLife,
  reportLife,
]
