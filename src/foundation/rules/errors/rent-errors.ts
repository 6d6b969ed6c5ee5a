import type { ErrorTable } from './error-table.ts'

export const rentErrors = {
  rent_is_owed: {
    status: 409,
    words: 'Rent of this booking is owed. Please pay it first, then it can be cancelled.',
  },
  notice_given_already: { status: 409, words: 'Notice has been given already.' },
  notice_not_possible: { status: 409, words: 'Notice is not possible here.' },
  later_price_not_possible: {
    status: 409,
    words: 'Only a booking that goes on month by month, without notice, gets a later price.',
  },
  later_price_told_already: {
    status: 409,
    words: 'A later price has been told already. Take it back first, or wait until it has begun.',
  },
  later_price_stays: { status: 409, words: 'There is no later price that may be taken back.' },
  card_not_needed: { status: 409, words: 'No card is kept for this booking.' },
  nothing_is_owed: { status: 409, words: 'Nothing is owed, so there is no such notice.' },
  collection_comes_first: {
    status: 409,
    words: 'Ask the renter to collect first, and wait for the day in that notice.',
  },
} as const satisfies ErrorTable
