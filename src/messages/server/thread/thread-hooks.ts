import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { Side } from './threads-table.ts'

export interface BlockedPair {
  listingId: string
  renterId: string
  by: Side
}

/** What other nouns have to say when a side blocks the other; the composition hands it over. */
export interface ThreadHooks {
  /** Called before the conversation is locked, as it comes last in the order of locks. */
  blocked: readonly ((tx: Db, ctx: Context, pair: BlockedPair) => Promise<void>)[]
}
