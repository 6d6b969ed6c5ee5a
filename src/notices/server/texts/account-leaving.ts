import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { deleteTextsOf, textsOf } from '#foundation/server/texts/texts-table.ts'

export async function eraseTexts(tx: Db, _ctx: Context, userId: string): Promise<void> {
  await deleteTextsOf(tx, userId)
}

export async function exportTexts(ctx: Context, userId: string): Promise<unknown> {
  return (await textsOf(ctx.db, userId)).map(row => ({
    to: row.to_number,
    text: row.body,
    writtenAt: row.created_at.toISOString(),
  }))
}
