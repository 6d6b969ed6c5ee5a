import type { AccountHooks } from './accounts/server/leaving/account-hooks.ts'
import { closeRequestsOfListing } from './bookings/server/deciding/close-requests.ts'
import {
  bookingObstacles,
  eraseRequests,
  exportBookings,
} from './bookings/server/leaving/account-leaving.ts'
import { commitmentsOfListing } from './bookings/server/units/commitments-of-listing.ts'
import {
  complaintObstacles,
  eraseComplaints,
  exportComplaints,
} from './complaints/server/account-leaving.ts'
import { eraseFavourites, exportFavourites } from './listings/server/favourites/account-leaving.ts'
import type { ListingHooks } from './listings/server/for-bookings/commitments.ts'
import { eraseListings } from './listings/server/leaving/erase-listings.ts'
import { exportListings } from './listings/server/leaving/export-listings.ts'
import { eraseMessages, exportMessages } from './messages/server/leaving/account-leaving.ts'
import { eraseReporter, exportReports } from './moderation/server/reports/account-leaving.ts'
import { eraseDrivers, exportDrivers } from './moving/server/account-leaving.ts'
import {
  eraseDocuments,
  exportPayments,
  moneyObstacles,
} from './payments/server/payees/account-leaving.ts'
import { eraseReviewReports, exportReviews } from './reviews/server/account-leaving.ts'
import { eraseSavedSearches, exportSavedSearches } from './search/server/saved/account-leaving.ts'

/** What the other nouns say when somebody leaves or asks for their data. */
export const accountHooks: AccountHooks = {
  obstacles: [bookingObstacles, moneyObstacles, complaintObstacles],
  erasers: [
    eraseListings,
    eraseRequests,
    eraseDrivers,
    eraseDocuments,
    eraseComplaints,
    eraseMessages,
    eraseReporter,
    eraseFavourites,
    eraseSavedSearches,
    eraseReviewReports,
  ],
  exports: {
    listings: exportListings,
    bookings: exportBookings,
    drivers: exportDrivers,
    payments: exportPayments,
    disputes: exportComplaints,
    messages: exportMessages,
    reports: exportReports,
    favourites: exportFavourites,
    savedSearches: exportSavedSearches,
    reviews: exportReviews,
  },
}

/** What the other nouns say when a host takes something back. */
export const listingHooks: ListingHooks = {
  commitments: [commitmentsOfListing],
  gone: [closeRequestsOfListing],
}
