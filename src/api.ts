import type { AccountHooks } from './accounts/server/account-hooks.ts'
import { identify } from './accounts/server/identify.ts'
import { accountRoutes } from './accounts/server/routes.ts'
import { moveSessions } from './accounts/server/sessions-table.ts'
import { bookingObstacles, eraseRequests, exportBookings } from './bookings/server/account-ties.ts'
import { closeRequestsOfListing } from './bookings/server/close-requests.ts'
import { commitmentsOfListing } from './bookings/server/commitments-of-listing.ts'
import { bookingRoutes } from './bookings/server/routes.ts'
import { configurationRoutes } from './foundation/server/configuration/routes.ts'
import type { Services } from './foundation/server/context.ts'
import { devRoutes } from './foundation/server/dev/routes.ts'
import type { Route } from './foundation/server/http/route.ts'
import type { Identify } from './foundation/server/http/serve-routes.ts'
import type { MediaGuard } from './foundation/server/media/serve-media.ts'
import type { ListingHooks } from './listings/server/commitments.ts'
import { eraseListings } from './listings/server/erase-listings.ts'
import { exportListings } from './listings/server/export-listings.ts'
import { guardListingMedia } from './listings/server/guard-listing-media.ts'
import { listingRoutes } from './listings/server/routes.ts'
import { moderationRoutes } from './moderation/server/routes.ts'
import { eraseDrivers, exportDrivers } from './moving/server/account-ties.ts'
import { driverRoutes } from './moving/server/driver-routes.ts'
import { guardMovePhotos } from './moving/server/guard-move-photos.ts'
import { moveRoutes } from './moving/server/move-routes.ts'
import { eraseDocuments, exportPayments, moneyObstacles } from './payments/server/account-ties.ts'
import { moneyDeskRoutes } from './payments/server/money-desk-routes.ts'
import { paymentRoutes } from './payments/server/payment-routes.ts'
import { payoutRoutes } from './payments/server/payout-routes.ts'
import { sandboxRoutes } from './payments/server/sandbox-routes.ts'
import { verificationRoutes } from './payments/server/verification-routes.ts'
import { searchRoutes } from './search/server/routes.ts'
import { siteRoutes } from './site/server/routes.ts'

export interface Api {
  routes: readonly Route[]
  identify: Identify
  mediaGuards: readonly MediaGuard[]
}

/** What the other nouns say when somebody leaves or asks for their data. */
const accountHooks: AccountHooks = {
  obstacles: [bookingObstacles, moneyObstacles],
  erasers: [eraseListings, eraseRequests, eraseDrivers, eraseDocuments],
  exports: {
    listings: exportListings,
    bookings: exportBookings,
    drivers: exportDrivers,
    payments: exportPayments,
  },
}

/** What the other nouns say when a host takes something back. */
const listingHooks: ListingHooks = {
  commitments: [commitmentsOfListing],
  gone: [closeRequestsOfListing],
}

/** Every call of the API, noun by noun. */
export function apiRoutes(services: Services): Api {
  return {
    routes: [
      ...siteRoutes,
      ...verificationRoutes,
      ...accountRoutes(accountHooks),
      ...listingRoutes(listingHooks),
      ...paymentRoutes,
      ...bookingRoutes,
      ...driverRoutes,
      ...payoutRoutes,
      ...moneyDeskRoutes(services),
      ...moveRoutes,
      ...moderationRoutes,
      ...searchRoutes,
      ...configurationRoutes,
      ...sandboxRoutes(services),
      ...(services.config.demo ? devRoutes(services.clock, [moveSessions]) : []),
    ],
    identify,
    mediaGuards: [guardListingMedia, guardMovePhotos],
  }
}
