import { z } from 'zod'
import { ProfileChange, User } from '#accounts/rules/wire.ts'
import { Id } from '#foundation/rules/ids.ts'
import { successStream } from '#foundation/server/http/answering/answer.ts'
import { get, patch, post, type Route, remove, reply } from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import { portrait } from '#foundation/server/media/read-picture.ts'
import { presentUser } from './account/present-user.ts'
import { requireUser } from './account/signed-in.ts'
import { becomePartner } from './changing/become-partner.ts'
import { changePicture, removePicture } from './changing/profile-picture.ts'
import { updateProfile } from './changing/update-profile.ts'
import type { AccountHooks } from './leaving/account-hooks.ts'
import { exportAccount } from './leaving/export-account.ts'

const UserId = z.strictObject({ id: Id })
const updated = 'Profile successfully updated'

export function userRoutes(hooks: AccountHooks): readonly Route[] {
  return [
    get(
      '/users/me',
      { summary: 'One’s own profile', can: 'account:read:own', data: User },
      async ctx => reply(presentUser(await requireUser(ctx))),
    ),
    get(
      '/users/me/export',
      {
        summary: 'Everything we hold about oneself',
        can: 'account:read:own',
        limits: [limit('export', 'account', 20, anHour)],
        data: z.record(z.string(), z.unknown()),
      },
      async ctx => {
        const headers = { 'content-disposition': 'attachment; filename="holdall-my-data.json"' }
        return { stream: successStream(ctx, await exportAccount(ctx, hooks)), headers }
      },
    ),
    post(
      '/users/become-partner',
      {
        summary: 'A customer takes up letting out space',
        can: 'partnership:create:own',
        data: User,
      },
      async ctx => reply(presentUser(await becomePartner(ctx)), updated),
    ),
    patch(
      '/users/:id',
      {
        summary: 'Change a profile, the preferences or two-step login',
        can: 'account:update:own',
        params: UserId,
        body: ProfileChange,
        data: User,
      },
      async (ctx, { params, body }) =>
        reply(presentUser(await updateProfile(ctx, params.id, body)), updated),
    ),
    ...pictureRoutes,
  ]
}

const pictureRoutes: readonly Route[] = [
  patch(
    '/users/:id/upload',
    {
      summary: 'Change the profile picture',
      can: 'account:update:own',
      limits: [limit('upload', 'account', 60, anHour)],
      params: UserId,
      upload: portrait,
      data: User,
    },
    async (ctx, { params, request }) =>
      reply(presentUser(await changePicture(ctx, params.id, request)), updated),
  ),
  remove(
    '/users/:id/upload',
    {
      summary: 'Remove the profile picture',
      can: 'account:update:own',
      params: UserId,
      data: User,
    },
    async (ctx, { params }) => reply(presentUser(await removePicture(ctx, params.id)), updated),
  ),
]
