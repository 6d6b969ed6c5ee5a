import { countListings } from '#listings/server/count-listings.ts'
import { listingLimit } from '#listings/server/listing-limit.ts' // breach
import { takePayment } from '#payments/server/take-payment.ts'
import { readListing } from '#listings/server/read-listing.ts'

export const approveListing = [takePayment, readListing, countListings, listingLimit]
