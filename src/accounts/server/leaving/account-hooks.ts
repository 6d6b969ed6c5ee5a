import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'

/**
 * What other nouns have to say when an account is deleted or exported. Accounts may not know them,
 * so the composition hands them over.
 */
export interface AccountHooks {
  /** Sentences that say why this person cannot leave yet, such as a paid booking. */
  obstacles: readonly ((tx: Db, ctx: Context, userId: string) => Promise<readonly string[]>)[]
  /** Removes what the noun keeps of the person, in the transaction that deletes the account. */
  erasers: readonly ((tx: Db, ctx: Context, userId: string) => Promise<void>)[]
  /** What the noun knows of the person, under the name it has in the exported file. */
  exports: Readonly<Record<string, (ctx: Context, userId: string) => Promise<unknown>>>
}

export const noHooks: AccountHooks = { obstacles: [], erasers: [], exports: {} }
