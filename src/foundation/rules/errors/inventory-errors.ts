import type { ErrorTable } from './error-table.ts'

export const inventoryErrors = {
  inventory_not_possible: {
    status: 409,
    words: 'This booking is not at a point where that can be done.',
  },
  inventory_full: {
    status: 409,
    words: 'There is no room for more. Please finish or remove something first.',
  },
  inventory_only_whole_returns: {
    status: 409,
    words: 'There is little room left. Things can still be given back, all pieces of each at once.',
  },
  item_counts: {
    status: 409,
    words: 'The numbers do not add up with the list and what is there. Please look at it again.',
  },
  item_stored: {
    status: 409,
    words: 'That many are recorded as handed over. Please record their return first.',
  },
  record_answered: {
    status: 409,
    words: 'That record can no longer be answered that way. Please look at it again.',
  },
  record_not_yours: { status: 409, words: 'That is for the other side of the booking to do.' },
  record_time: { status: 422, words: 'Please give a time within the last 30 days.' },
  item_request_closed: {
    status: 409,
    words: 'That request can no longer be answered that way. Please look at it again.',
  },
  item_request_time: { status: 422, words: 'Please choose a time within the next 90 days.' },
} as const satisfies ErrorTable
