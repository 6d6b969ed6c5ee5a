import type { Period } from '#foundation/rules/time/time.ts'

/** A booking that the host has agreed to and that has not ended. */
export interface Commitment extends Period {
  bookingId: string
}
