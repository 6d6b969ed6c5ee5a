import { z } from 'zod'
import { SessionInfo } from '#accounts/rules/wire.ts'
import { Id } from '#foundation/rules/ids.ts'
import { get, post, type Route, remove, reply } from '#foundation/server/http/route.ts'
import { requirePerson } from './account/require-person.ts'
import { endedCookie } from './sessions/session-cookie.ts'
import { endOtherSessions, endSession, listOwnSessions } from './sessions/sessions.ts'

const nothing = z.null()

export const sessionRoutes: readonly Route[] = [
  post(
    '/auth/logout',
    { summary: 'End this session', can: 'session:delete:own', data: nothing },
    async ctx => {
      await endSession(ctx, requirePerson(ctx).sessionId)
      const headers = { 'set-cookie': endedCookie(ctx.config) }
      return reply(null, 'You are logged out', { headers })
    },
  ),
  get(
    '/auth/sessions',
    {
      summary: 'Where one is logged in, last used first',
      can: 'security:read:own',
      data: z.array(SessionInfo),
    },
    async ctx => reply(await listOwnSessions(ctx)),
  ),
  remove(
    '/auth/sessions',
    { summary: 'Log out everywhere else', can: 'security:update:own', data: nothing },
    async ctx => {
      await endOtherSessions(ctx)
      return reply(null, 'You are logged out everywhere else')
    },
  ),
  remove(
    '/auth/sessions/:id',
    {
      summary: 'End one of one’s own sessions',
      can: 'security:update:own',
      params: z.strictObject({ id: Id }),
      data: nothing,
    },
    async (ctx, { params }) => {
      await endSession(ctx, params.id)
      return reply(null, 'That device is logged out')
    },
  ),
]
