import { isBookable } from '#listings/rules/is-bookable.ts'
import { findListing } from '#listings/server/listings-table.ts' // breach
import { readListing } from '#listings/server/read-listing.ts'
import { listingRoutes } from '#listings/server/routes.ts' // breach
import { describeListing } from '#listings/server/listing-words.ts' // breach
import { takePayment } from '#payments/server/take-payment.ts' // breach
import type { PaymentState } from '#payments/rules/payment-states.ts' // breach

export function requestBooking(): unknown {
  return [isBookable, findListing, readListing, listingRoutes, describeListing, takePayment]
}

export type State = PaymentState
