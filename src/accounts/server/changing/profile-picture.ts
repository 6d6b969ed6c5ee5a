import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { discardFile } from '#foundation/server/media/discard-file.ts'
import { portrait, readPicture } from '#foundation/server/media/read-picture.ts'
import { requirePerson } from '../account/require-person.ts'
import { lockUser, type UserRow, updateUser } from '../account/users-table.ts'

export async function changePicture(ctx: Context, id: string, request: Request): Promise<UserRow> {
  refuseOthers(ctx, id)
  const { name, bytes } = await readPicture(request, portrait)
  await ctx.media.put(name, bytes)
  return replacePicture(ctx, id, name)
}

export async function removePicture(ctx: Context, id: string): Promise<UserRow> {
  refuseOthers(ctx, id)
  return replacePicture(ctx, id, null)
}

function refuseOthers(ctx: Context, id: string): void {
  if (requirePerson(ctx).id !== id) fail('not_found')
}

/** The old file is deleted last. If that fails, a job finds and deletes it later. */
async function replacePicture(ctx: Context, id: string, name: string | null): Promise<UserRow> {
  const { user, replaced } = await transaction(ctx.db, async (tx: Db) => {
    const before = (await lockUser(tx, id)) ?? fail('not_found')
    const after = (await updateUser(tx, id, { profile_picture: name })) ?? fail('not_found')
    const subject = { type: 'user', id } as const
    await recordAudit(tx, ctx, { action: 'user.picture-changed', subject })
    return { user: after, replaced: before.profile_picture }
  })
  if (replaced) await discardFile(ctx, replaced)
  return user
}
