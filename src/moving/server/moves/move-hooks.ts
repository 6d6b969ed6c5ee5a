import type { Db } from '#foundation/server/database/db.ts'

/** Implemented by another noun, which moving may not import; `src/hooks.ts` passes it in. */
export interface MoveHooks {
  /**
   * Whether the renter says that all of their things are back, and some came back since then. The
   * caller holds the lock of the booking.
   */
  allBackSince: (tx: Db, bookingId: string, since: Date) => Promise<boolean>
}
