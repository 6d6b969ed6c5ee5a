import type { ErrorTable } from './error-table.ts'

export const listingErrors = {
  listing_changed: {
    status: 409,
    words: 'This listing was changed elsewhere in the meantime. Load it again to see the latest.',
  },
  listing_has_bookings: { status: 409, words: 'Bookings stand in the way of that.' },
  listing_suspended: {
    status: 409,
    words: 'This listing is suspended. Please contact support to have it looked at.',
  },
  nothing_to_decide: { status: 409, words: 'That decision does not fit where the listing stands.' },
  import_faulty: {
    status: 422,
    words: 'Something is wrong with this file, so nothing was added. Please look at it again.',
  },
  import_changed: {
    status: 409,
    words: 'This is not the file that was looked at. Please choose it again.',
  },
  listings_full: {
    status: 409,
    words: 'An account holds at most 5,000 listings. Please delete some first.',
  },
  reading_not_possible: {
    status: 409,
    words: 'Readings can be posted once we have approved the listing.',
  },
  reading_stands: {
    status: 409,
    words: 'A reading can be corrected or deleted for two days. This one stands.',
  },
  calendars_full: {
    status: 409,
    words: 'A listing reads three other calendars, and no more. Please remove one first.',
  },
  favourites_full: {
    status: 409,
    words: 'You have saved 200 spaces, and we keep no more. Please take one away first.',
  },
  media_full: { status: 409, words: 'A listing holds at most 20 pictures and videos.' },
  storage_full: {
    status: 409,
    words: 'Your pictures and videos take up all the room we can give.',
  },
} as const satisfies ErrorTable
