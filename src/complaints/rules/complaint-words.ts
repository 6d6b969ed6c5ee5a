import type { ComplaintSide } from './complaint-life.ts'

export const complaintReasons = {
  not_as_described: 'The space is not as described',
  no_access: 'I could not get in',
  unsafe: 'The space is not safe or not dry',
  things_damaged: 'My things were damaged or are missing',
  space_damaged: 'The space was damaged',
  forbidden_goods: 'Things are kept there that may not be',
  not_left: 'The space was not cleared in time',
  other: 'Something else',
} as const
export type ComplaintReason = keyof typeof complaintReasons

export const reasonsOf: Record<ComplaintSide, readonly ComplaintReason[]> = {
  renter: ['not_as_described', 'no_access', 'unsafe', 'things_damaged', 'other'],
  host: ['space_damaged', 'forbidden_goods', 'not_left', 'other'],
}

export const complaintWishes = {
  refund_all: 'All of the money goes back to the renter',
  refund_part: 'A part of the money goes back to the renter',
  refund_none: 'Nothing goes back, and the partner is paid as agreed',
} as const
export type ComplaintWish = keyof typeof complaintWishes

export const wishesOf: Record<ComplaintSide, readonly ComplaintWish[]> = {
  renter: ['refund_part', 'refund_all'],
  host: ['refund_none', 'refund_part', 'refund_all'],
}
