import { stageAt } from './allowed-actions.ts'

type Ended = Parameters<typeof stageAt>[0] & {
  cancelledBy: 'renter' | 'host' | 'operator' | null
  wasApproved: boolean
}

/**
 * Other spaces are offered to renters who lost the booking through no choice of their own and not
 * because they did not pay.
 */
export function mayHaveOthers(booking: Ended, now: Date): boolean {
  const stage = stageAt(booking, now)
  if (stage === 'cancelled') return booking.cancelledBy !== 'renter'
  return stage === 'disapproved' || (stage === 'expired' && !booking.wasApproved)
}
