import {
  AuthenticatorOffer,
  AuthenticatorProof,
  RecoveryCodes,
  SecurityState,
  SignedIn,
  TwoFactorAnswer,
} from '#accounts/rules/wire.ts'
import { get, post, type Route, remove, reply } from '#foundation/server/http/route.ts'
import { limit } from '#foundation/server/limits/limit.ts'
import {
  confirmAuthenticator,
  offerAuthenticator,
  readSecurity,
  removeAuthenticator,
  renewRecoveryCodes,
} from './changing/two-factor.ts'
import { finishSecondStep } from './entering/second-step.ts'

export const twoFactorRoutes: readonly Route[] = [
  post(
    '/auth/2fa/verify',
    {
      summary: 'Finish logging in with a code from the email, the authenticator or the reserve',
      can: 'session:create',
      limits: [limit('second-step', 'address', 100, 900)],
      body: TwoFactorAnswer,
      data: SignedIn,
    },
    async (ctx, { body, request }) => {
      const { headers, ...session } = await finishSecondStep(ctx, body, request)
      return reply(session, `Welcome back ${session.user.firstName}`, { headers })
    },
  ),
  get(
    '/auth/security',
    {
      summary: 'How this account is secured',
      can: 'security:read:own',
      data: SecurityState,
    },
    async ctx => reply(await readSecurity(ctx)),
  ),
  post(
    '/auth/2fa/authenticator',
    {
      summary: 'Offer a secret for an authenticator app; needs a recent password',
      can: 'security:update:own',
      data: AuthenticatorOffer,
    },
    async ctx => reply(await offerAuthenticator(ctx)),
  ),
  post(
    '/auth/2fa/authenticator/confirm',
    {
      summary: 'Use the offered authenticator from now on; recovery codes come with it',
      can: 'security:update:own',
      body: AuthenticatorProof,
      data: RecoveryCodes,
    },
    async (ctx, { body }) => reply({ codes: await confirmAuthenticator(ctx, body.code) }),
  ),
  remove(
    '/auth/2fa/authenticator',
    {
      summary: 'Stop using the authenticator app; needs a recent password',
      can: 'security:update:own',
      data: SecurityState,
    },
    async ctx => {
      await removeAuthenticator(ctx)
      return reply(await readSecurity(ctx))
    },
  ),
  post(
    '/auth/2fa/recovery-codes',
    {
      summary: 'Ten new recovery codes; the old ones stop working',
      can: 'security:update:own',
      data: RecoveryCodes,
    },
    async ctx => reply({ codes: await renewRecoveryCodes(ctx) }),
  ),
]
