import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Side } from './threads-table.ts'

export interface BlockedPair {
  listingId: string
  renterId: string
  by: Side
}

/** Implemented by other nouns, which messages may not import; `src/hooks.ts` passes them in. */
export interface ThreadHooks {
  /** Called before the thread is locked, as threads come last in the order of locks. */
  blocked: readonly ((tx: Db, ctx: Context, pair: BlockedPair) => Promise<void>)[]
}
