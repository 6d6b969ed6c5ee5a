/**
 * The life of a booking. The wire shows it as approvalStatus and paymentStatus; `paid` is
 * approved with a successful payment, `cancelled` is disapproved with a cancellation beside it.
 */
export const bookingStages = [
  'pending',
  'approved',
  'paid',
  'disapproved',
  'cancelled',
  'expired',
] as const
export type BookingStage = (typeof bookingStages)[number]

export type BookingEvent = 'approve' | 'deny' | 'cancel' | 'withdraw' | 'expire' | 'pay'

export type BookingActor = 'renter' | 'host' | 'operator' | 'clock' | 'provider'

export type BookingEffect = 'claimUnit' | 'freeUnit' | 'startPayWindow' | 'refund' | 'owePayout'

export interface BookingTransition {
  from: BookingStage
  event: BookingEvent
  by: readonly BookingActor[]
  to: BookingStage
  effects: readonly BookingEffect[]
}

export const bookingTransitions: readonly BookingTransition[] = [
  {
    from: 'pending',
    event: 'approve',
    by: ['host', 'operator'],
    to: 'approved',
    effects: ['claimUnit', 'startPayWindow'],
  },
  { from: 'pending', event: 'deny', by: ['host', 'operator'], to: 'disapproved', effects: [] },
  { from: 'pending', event: 'withdraw', by: ['renter'], to: 'cancelled', effects: [] },
  { from: 'pending', event: 'expire', by: ['clock'], to: 'expired', effects: [] },
  { from: 'approved', event: 'pay', by: ['provider'], to: 'paid', effects: ['owePayout'] },
  {
    from: 'approved',
    event: 'deny',
    by: ['host', 'operator'],
    to: 'disapproved',
    effects: ['freeUnit'],
  },
  { from: 'approved', event: 'withdraw', by: ['renter'], to: 'cancelled', effects: ['freeUnit'] },
  { from: 'approved', event: 'expire', by: ['clock'], to: 'expired', effects: ['freeUnit'] },
  {
    from: 'paid',
    event: 'cancel',
    by: ['renter', 'host', 'operator'],
    to: 'cancelled',
    effects: ['freeUnit', 'refund'],
  },
]

export function bookingTransition(
  from: BookingStage,
  event: BookingEvent,
  by: BookingActor,
): BookingTransition | undefined {
  return bookingTransitions.find(
    transition =>
      transition.from === from && transition.event === event && transition.by.includes(by),
  )
}

export type ApprovalStatus = 'pending' | 'approved' | 'disapproved' | 'expired'
export type PaymentStatus = 'successful' | 'error' | null

export function approvalStatusOf(stage: BookingStage): ApprovalStatus {
  if (stage === 'paid') return 'approved'
  return stage === 'cancelled' ? 'disapproved' : stage
}

/** The stages in which a booking holds one unit of the space. */
export const holdingStages: readonly BookingStage[] = ['approved', 'paid']
