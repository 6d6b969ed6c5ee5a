import { fail } from '#foundation/rules/errors.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { readUpload, type UploadRule } from '#foundation/server/http/reading/read-upload.ts'
import { discardFile } from '#foundation/server/media/discard-file.ts'
import { cleanPicture } from '#foundation/server/media/painting/clean-picture.ts'
import { newMediaName } from '#foundation/server/media/stores/media-name.ts'
import { requirePerson } from '../account/require-person.ts'
import { lockUser, type UserRow, updateUser } from '../account/users-table.ts'

/** 209,715.2 bytes are the stated limit, so the next whole byte is over it. */
export const pictureRule: UploadRule = {
  field: 'profilePicture',
  maxBytes: 209_715,
  tooLarge: 'image should not be more than 200KB',
}

const longestSide = 800

export async function changePicture(ctx: Context, id: string, request: Request): Promise<UserRow> {
  refuseOthers(ctx, id)
  const { bytes } = await readUpload(request, pictureRule)
  const picture = await cleanPicture(bytes, longestSide)
  const name = newMediaName(picture.ending)
  await ctx.media.put(name, picture.bytes)
  return replacePicture(ctx, id, name)
}

export async function removePicture(ctx: Context, id: string): Promise<UserRow> {
  refuseOthers(ctx, id)
  return replacePicture(ctx, id, null)
}

function refuseOthers(ctx: Context, id: string): void {
  if (requirePerson(ctx).id !== id) fail('not_found')
}

/** The old file goes only once nothing points to it; should that fail, the sweep finds it. */
async function replacePicture(ctx: Context, id: string, name: string | null): Promise<UserRow> {
  const { user, replaced } = await transaction(ctx.db, async (tx: Db) => {
    const before = (await lockUser(tx, id)) ?? fail('not_found')
    const after = (await updateUser(tx, id, { profile_picture: name })) ?? fail('not_found')
    const subject = { type: 'user', id }
    await recordAudit(tx, ctx, { action: 'user.picture-changed', subject })
    return { user: after, replaced: before.profile_picture }
  })
  if (replaced) await discardFile(ctx, replaced)
  return user
}
