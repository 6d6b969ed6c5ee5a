import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'

/**
 * What other nouns do when an account is deleted or exported. Accounts may not import them, so
 * `src/hooks.ts` passes these in.
 */
export interface AccountHooks {
  /** Reasons why this person cannot leave yet, as sentences. */
  obstacles: readonly ((tx: Db, ctx: Context, userId: string) => Promise<readonly string[]>)[]
  /** Run in the transaction that deletes the account. */
  erasers: readonly ((tx: Db, ctx: Context, userId: string) => Promise<void>)[]
  /** By their names in the exported file. What may be long is read while it is sent. */
  exports: Readonly<
    Record<string, (ctx: Context, userId: string) => Promise<unknown> | AsyncIterable<unknown>>
  >
}

export const noHooks: AccountHooks = { obstacles: [], erasers: [], exports: {} }
