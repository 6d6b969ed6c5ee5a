import type { AccountHooks } from './accounts/server/leaving/account-hooks.ts'
import type { BookingHooks } from './bookings/server/deciding/booking-hooks.ts'
import { closeRequestsOfListing } from './bookings/server/deciding/close-requests.ts'
import {
  bookingObstacles,
  eraseRequests,
  exportBookings,
} from './bookings/server/leaving/account-leaving.ts'
import { busyTimes } from './bookings/server/reading/busy-times.ts'
import { showBooking } from './bookings/server/reading/read-booking.ts'
import type { FindWaiting } from './bookings/server/to-answer/read-waiting.ts'
import { commitmentsOfListing } from './bookings/server/units/commitments-of-listing.ts'
import { keepPlaceOfBookings } from './bookings/server/units/keep-place-of-bookings.ts'
import {
  complaintObstacles,
  eraseComplaints,
  exportComplaints,
} from './complaints/server/account-leaving.ts'
import { findWaitingDisputes } from './complaints/server/due/find-waiting.ts'
import { eraseConnections, exportConnections } from './connections/server/account-leaving.ts'
import type { EventData } from './connections/server/webhooks/event-body.ts'
import {
  eraseInventories,
  exportInventories,
  inventoryObstacles,
} from './inventory/server/account-leaving.ts'
import { allBackSince } from './inventory/server/reading/all-back-since.ts'
import { findWaitingThings } from './inventory/server/reading/find-waiting.ts'
import { exportCalendars } from './listings/server/calendars/export-calendars.ts'
import { readListing } from './listings/server/editing/read-own-listings.ts'
import { eraseFavourites, exportFavourites } from './listings/server/favourites/account-leaving.ts'
import type { ListingHooks } from './listings/server/for-bookings/commitments.ts'
import { eraseListings } from './listings/server/leaving/erase-listings.ts'
import { exportListings } from './listings/server/leaving/export-listings.ts'
import { exportReadings } from './listings/server/readings/export-readings.ts'
import { eraseMessages, exportMessages } from './messages/server/leaving/account-leaving.ts'
import { readMessage } from './messages/server/reading/read-message.ts'
import type { ThreadHooks } from './messages/server/thread/thread-hooks.ts'
import { eraseReporter, exportReports } from './moderation/server/reports/account-leaving.ts'
import {
  eraseDrivers,
  eraseMoves,
  exportDrivers,
  exportMoves,
  moveObstacles,
} from './moving/server/account-leaving.ts'
import { findWaitingMoves } from './moving/server/moves/find-waiting.ts'
import type { MoveHooks } from './moving/server/moves/move-hooks.ts'
import { showMoveToPrograms } from './moving/server/moves/read-move.ts'
import { eraseSubscriptions, exportSubscriptions } from './notices/server/push/account-leaving.ts'
import { eraseTexts, exportTexts } from './notices/server/texts/account-leaving.ts'
import { eraseCards, exportCards } from './payments/server/cards/account-leaving.ts'
import {
  erasePayee,
  exportPaid,
  exportPayments,
  exportPayoutAccount,
  exportSellerDetails,
  moneyObstacles,
} from './payments/server/payees/account-leaving.ts'
import { paidAhead } from './payments/server/statements/paid-ahead.ts'
import { readPayout } from './payments/server/statements/read-payouts.ts'
import { rentObstacles } from './rent/server/account-leaving.ts'
import { readMonth } from './rent/server/read-schedule.ts'
import { eraseReviewTraces, exportReviews } from './reviews/server/account-leaving.ts'
import { findWaitingReviews } from './reviews/server/due/find-waiting.ts'
import { eraseSavedSearches, exportSavedSearches } from './search/server/saved/account-leaving.ts'
import { eraseViewings, exportViewings } from './viewings/server/account-leaving.ts'
import { closeViewingsOfListing, closeViewingsOfPair } from './viewings/server/close-viewings.ts'
import { findWaitingViewings } from './viewings/server/find-waiting.ts'
import { readViewing } from './viewings/server/read-viewings.ts'

/** What other nouns do when somebody leaves or asks for their data. */
export const accountHooks: AccountHooks = {
  obstacles: [
    bookingObstacles,
    rentObstacles,
    moneyObstacles,
    complaintObstacles,
    inventoryObstacles,
    moveObstacles,
  ],
  erasers: [
    eraseListings,
    eraseRequests,
    eraseViewings,
    eraseDrivers,
    eraseMoves,
    erasePayee,
    eraseCards,
    eraseComplaints,
    eraseInventories,
    eraseMessages,
    eraseReporter,
    eraseFavourites,
    eraseSavedSearches,
    eraseSubscriptions,
    eraseTexts,
    eraseReviewTraces,
    eraseConnections,
  ],
  exports: {
    listings: exportListings,
    calendars: exportCalendars,
    readings: exportReadings,
    bookings: exportBookings,
    viewings: exportViewings,
    drivers: exportDrivers,
    moves: exportMoves,
    payments: exportPayments,
    paid: exportPaid,
    taxDetails: exportSellerDetails,
    payoutAccount: exportPayoutAccount,
    cards: exportCards,
    disputes: exportComplaints,
    inventories: exportInventories,
    messages: exportMessages,
    reports: exportReports,
    favourites: exportFavourites,
    savedSearches: exportSavedSearches,
    notifications: exportSubscriptions,
    texts: exportTexts,
    reviews: exportReviews,
    connections: exportConnections,
  },
}

/** What bookings ask of the money. */
export const bookingHooks: BookingHooks = { paidAhead }

/** What waits for an answer of somebody, apart from requests for bookings. */
export const waitingFinders: readonly FindWaiting[] = [
  findWaitingDisputes,
  findWaitingViewings,
  findWaitingMoves,
  findWaitingThings,
  findWaitingReviews,
]

/** What other nouns do when a host takes something back. */
export const listingHooks: ListingHooks = {
  commitments: [commitmentsOfListing],
  gone: [closeRequestsOfListing, closeViewingsOfListing],
  moved: [keepPlaceOfBookings],
}

/** What moves ask of the record of things. */
export const moveHooks: MoveHooks = { allBackSince }

/** What other nouns do when one side of a conversation blocks the other. */
export const threadHooks: ThreadHooks = { blocked: [closeViewingsOfPair] }

/** What programs of a partner are told about each kind of thing: what the API answers too. */
export const eventData: EventData = {
  booking: showBooking,
  listing: (ctx, id) => readListing(ctx, busyTimes, id),
  message: readMessage,
  viewing: readViewing,
  move: showMoveToPrograms,
  rent: readMonth,
  payout: readPayout,
}
