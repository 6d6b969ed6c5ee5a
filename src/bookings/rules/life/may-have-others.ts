import { stageAt } from './allowed-actions.ts'

type Ended = Parameters<typeof stageAt>[0] & {
  cancelledBy: 'renter' | 'host' | 'operator' | null
  wasApproved: boolean
}

/** Whoever was left without the space, by no wish of their own and not for want of paying. */
export function mayHaveOthers(booking: Ended, now: Date): boolean {
  const stage = stageAt(booking, now)
  if (stage === 'cancelled') return booking.cancelledBy !== 'renter'
  return stage === 'disapproved' || (stage === 'expired' && !booking.wasApproved)
}
