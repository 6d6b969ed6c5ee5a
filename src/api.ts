import { picturesInUse } from './accounts/server/account/users-table.ts'
import { routesOfAccounts } from './accounts/server/routes.ts'
import { identify } from './accounts/server/sessions/identify.ts'
import { moveSessions } from './accounts/server/sessions/sessions-table.ts'
import { busyTimes } from './bookings/server/reading/busy-times.ts'
import { bookingRoutes } from './bookings/server/routes.ts'
import { guardComplaintPictures } from './complaints/server/complaint-pictures.ts'
import { complaintRoutes } from './complaints/server/routes.ts'
import { withApiKeys } from './connections/server/keys/identify-key.ts'
import { connectionRoutes } from './connections/server/routes.ts'
import { configurationRoutes } from './foundation/server/configuration/routes.ts'
import type { Services } from './foundation/server/context.ts'
import { devRoutes } from './foundation/server/dev/routes.ts'
import type { Route } from './foundation/server/http/route.ts'
import type { Identify } from './foundation/server/http/serve-routes.ts'
import { forEverybody, type MediaGuard } from './foundation/server/media/serve-media.ts'
import { policyRoutes } from './foundation/server/policy/routes.ts'
import {
  accountHooks,
  bookingHooks,
  listingHooks,
  moveHooks,
  threadHooks,
  waitingFinders,
} from './hooks.ts'
import { guardInventoryPictures } from './inventory/server/pictures/inventory-pictures.ts'
import { inventoryRoutes } from './inventory/server/routes.ts'
import { guardListingMedia } from './listings/server/media/guard-listing-media.ts'
import { guardReadingPictures } from './listings/server/readings/reading-media.ts'
import { listingRoutes } from './listings/server/routes.ts'
import { guardMessagePictures } from './messages/server/pictures/message-pictures.ts'
import { messageRoutes } from './messages/server/routes.ts'
import { reportRoutes } from './moderation/server/reports/report-routes.ts'
import { moderationRoutes } from './moderation/server/routes.ts'
import { takedownRoutes } from './moderation/server/takedowns/takedown-routes.ts'
import { driverRoutes } from './moving/server/driver-routes.ts'
import { driverPicturesKnown } from './moving/server/drivers/drivers-table.ts'
import { moveRoutes } from './moving/server/move-routes.ts'
import { guardMovePhotos } from './moving/server/moves/guard-move-photos.ts'
import { pushRoutes } from './notices/server/push-routes.ts'
import { moneyDeskRoutes } from './payments/server/money-desk-routes.ts'
import { paymentRoutes } from './payments/server/payment-routes.ts'
import { payoutRoutes } from './payments/server/payout-routes.ts'
import { policyDeskRoutes } from './payments/server/policy/policy-desk-routes.ts'
import { sandboxRoutes } from './payments/server/sandbox-routes.ts'
import { verificationRoutes } from './payments/server/verification-routes.ts'
import { rentRoutes } from './rent/server/routes.ts'
import { reviewRoutes } from './reviews/server/routes.ts'
import { findFreeFrom } from './search/server/free-from/find-free-from.ts'
import { searchRoutes } from './search/server/routes.ts'
import { siteRoutes } from './site/server/routes.ts'
import { viewingRoutes } from './viewings/server/routes.ts'

export interface Api {
  routes: readonly Route[]
  identify: Identify
  mediaGuards: readonly MediaGuard[]
}

/** Every call of the API, noun by noun. */
export function apiRoutes(services: Services): Api {
  return {
    routes: [
      ...siteRoutes,
      ...verificationRoutes,
      ...routesOfAccounts(accountHooks),
      ...listingRoutes(listingHooks, busyTimes, findFreeFrom),
      ...paymentRoutes,
      ...bookingRoutes(bookingHooks, waitingFinders),
      ...viewingRoutes,
      ...complaintRoutes,
      ...inventoryRoutes,
      ...messageRoutes(threadHooks),
      ...reviewRoutes(findFreeFrom),
      ...connectionRoutes,
      ...driverRoutes,
      ...payoutRoutes,
      ...rentRoutes,
      ...moneyDeskRoutes(services),
      ...policyDeskRoutes,
      ...moveRoutes(moveHooks),
      ...pushRoutes,
      ...moderationRoutes,
      ...reportRoutes,
      ...takedownRoutes,
      ...searchRoutes,
      ...configurationRoutes,
      ...policyRoutes,
      ...sandboxRoutes(services),
      ...(services.config.demo ? devRoutes(services.clock, [moveSessions]) : []),
    ],
    identify: withApiKeys(identify),
    mediaGuards: [
      guardListingMedia,
      guardReadingPictures,
      forEverybody(picturesInUse),
      guardMovePhotos,
      guardComplaintPictures,
      guardInventoryPictures,
      guardMessagePictures,
      // The partner and the renter see them, and nobody else gets their names.
      forEverybody(driverPicturesKnown),
    ],
  }
}
