import { z } from 'zod'
import {
  AccountDeletion,
  Login,
  LoginAnswer,
  Registration,
  SignedIn,
} from '#accounts/rules/wire.ts'
import type { Context } from '#foundation/server/context.ts'
import { post, type Route, reply } from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import { logIn } from './entering/log-in.ts'
import { register } from './entering/register.ts'
import type { AccountHooks } from './leaving/account-hooks.ts'
import { deleteAccount } from './leaving/delete-account.ts'
import type { OpenedSession } from './sessions/open-session.ts'
import { endedCookie } from './sessions/session-cookie.ts'

export function accountRoutes(hooks: AccountHooks): readonly Route[] {
  return [
    post(
      '/auth/register',
      {
        summary: 'Open an account; a code to verify the email follows by mail',
        can: 'account:create',
        limits: [limit('register', 'address', 20, anHour)],
        body: Registration,
        data: SignedIn,
        created: true,
      },
      async (ctx, { body, request }) => {
        const { headers, ...session } = await register(ctx, body, request)
        return reply(session, 'Registration successful', { headers })
      },
    ),
    post(
      '/auth/login',
      {
        summary: 'Log in with email and password; a second step follows where it is turned on',
        can: 'session:create',
        body: Login,
        data: LoginAnswer,
        beside: { response: z.string() },
      },
      async (ctx, { body, request }) => {
        const outcome = await logIn(ctx, body, request)
        if ('challengeId' in outcome) {
          return reply({ requires2fa: true as const, challengeId: outcome.challengeId })
        }
        const { headers, ...session } = outcome.session
        const response = sealed(ctx, session)
        return reply({ ...session, response }, `Welcome back ${session.user.firstName}`, {
          headers,
          beside: { response },
        })
      },
    ),
    post(
      '/auth/delete-account',
      {
        summary: 'Delete the account; the password may be left out right after logging in',
        can: 'account:delete:own',
        body: AccountDeletion,
        bodyOptional: true,
        data: z.null(),
      },
      async (ctx, { body }) => {
        await deleteAccount(ctx, body, hooks)
        const headers = { 'set-cookie': endedCookie(ctx.config) }
        return reply(null, 'Account has been successfully deleted', { headers })
      },
    ),
  ]
}

/** Only this deployment can read it. */
function sealed(ctx: Context, { user, token }: Pick<OpenedSession, 'user' | 'token'>): string {
  return ctx.keys.seal('login response', JSON.stringify({ user, token }))
}
