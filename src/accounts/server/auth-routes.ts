import { z } from 'zod'
import {
  AccountDeletion,
  CodeSent,
  EmailChange,
  EmailConfirmation,
  EmailOnly,
  Login,
  LoginAnswer,
  PasswordChange,
  PasswordProof,
  PasswordReset,
  Registration,
  Sent,
  SignedIn,
  User,
  Verification,
  VerificationAnswer,
  VerificationState,
} from '#accounts/rules/wire.ts'
import type { Context } from '#foundation/server/context.ts'
import { get, patch, post, type Route, reply } from '#foundation/server/http/route.ts'
import { limit } from '#foundation/server/limits/limit.ts'
import { presentUser } from './account/present-user.ts'
import { askForEmailChange, confirmEmailChange } from './changing/change-email.ts'
import { changePassword } from './changing/change-password.ts'
import { checkResetToken, forgotPassword, resetPassword } from './changing/reset-password.ts'
import { logIn } from './entering/log-in.ts'
import { register } from './entering/register.ts'
import { readVerification, resendCode } from './entering/resend-code.ts'
import { verifyEmail } from './entering/verify-email.ts'
import type { AccountHooks } from './leaving/account-hooks.ts'
import { deleteAccount } from './leaving/delete-account.ts'
import type { OpenedSession } from './sessions/open-session.ts'
import { endedCookie } from './sessions/session-cookie.ts'
import { reauthenticate } from './sessions/sessions.ts'

const anHour = 3600
const ResetToken = z.strictObject({ resetToken: z.string() })
const nothing = z.null()

const messages = {
  registered: 'Registration successful',
  verified: 'Email verified successfully',
  resent: 'Email verification link was sent successfully',
  resetMailed: 'Check your e-mail for a link to reset your password',
  resetDone: 'Password reset succesful, please log in',
  deleted: 'Account has been successfully deleted',
}

export function authRoutes(hooks: AccountHooks): readonly Route[] {
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
        return reply(session, messages.registered, { headers })
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
      '/auth/verify',
      {
        summary: 'Verify an email with its code; without a code, send a fresh one',
        can: 'verification:create',
        limits: [limit('verify', 'address', 100, anHour)],
        body: Verification,
        bodyOptional: true,
        data: VerificationAnswer,
      },
      async (ctx, { body: { email, otp }, request }) => {
        if (otp === undefined) {
          const retryAfter = await resendCode(ctx, email)
          return reply({ sent: true as const, retryAfter }, messages.resent)
        }
        const { headers, ...session } = await verifyEmail(ctx, { email, otp }, request)
        return reply(session, messages.verified, { headers })
      },
    ),
    get(
      '/auth/verification',
      {
        summary: 'Whether one’s email is verified, and when another code may be asked for',
        can: 'email-verification:read:own',
        data: VerificationState,
      },
      async ctx => reply(await readVerification(ctx)),
    ),
    post(
      '/auth/resend-otp',
      {
        summary: 'Send a fresh code to an email that is still to be verified',
        can: 'verification:create',
        limits: [limit('resend', 'address', 60, anHour)],
        body: EmailOnly,
        data: CodeSent,
      },
      async (ctx, { body }) => {
        const retryAfter = await resendCode(ctx, body.email)
        return reply({ sent: true as const, retryAfter }, messages.resent)
      },
    ),
    post(
      '/auth/forgot-password',
      {
        summary: 'Send a link to choose a new password, if the email has an account',
        can: 'password-reset:create',
        limits: [limit('forgot', 'address', 60, anHour)],
        body: EmailOnly,
        data: Sent,
      },
      async (ctx, { body }) => {
        await forgotPassword(ctx, body.email)
        return reply({ sent: true as const }, messages.resetMailed)
      },
    ),
    get(
      '/auth/reset-password/:resetToken',
      {
        summary: 'Check that a reset link still works',
        can: 'password-reset:read',
        limits: [limit('reset-check', 'address', 200, anHour)],
        params: ResetToken,
        data: nothing,
      },
      async (ctx, { params }) => {
        await checkResetToken(ctx, params.resetToken)
        return reply(null)
      },
    ),
    patch(
      '/auth/reset-password/:resetToken',
      {
        summary: 'Choose a new password; every session ends',
        can: 'password-reset:create',
        limits: [limit('reset', 'address', 60, anHour)],
        params: ResetToken,
        body: PasswordReset,
        data: nothing,
      },
      async (ctx, { params, body }) => {
        await resetPassword(ctx, params.resetToken, body.password)
        return reply(null, messages.resetDone)
      },
    ),
    post(
      '/auth/reauthenticate',
      {
        summary: 'Give the password again before a sensitive act',
        can: 'security:update:own',
        body: PasswordProof,
        data: nothing,
      },
      async (ctx, { body }) => {
        await reauthenticate(ctx, body.password)
        return reply(null)
      },
    ),
    post(
      '/auth/change-password',
      {
        summary: 'Change the password; other sessions end',
        can: 'security:update:own',
        body: PasswordChange,
        data: nothing,
      },
      async (ctx, { body }) => {
        await changePassword(ctx, body)
        return reply(null, 'Password successfully changed')
      },
    ),
    post(
      '/auth/change-email',
      {
        summary: 'Ask to use another email; a code goes to the new one',
        can: 'security:update:own',
        body: EmailChange,
        data: Sent,
      },
      async (ctx, { body }) => {
        await askForEmailChange(ctx, body)
        return reply({ sent: true as const }, 'Check your new email for a code')
      },
    ),
    post(
      '/auth/change-email/confirm',
      {
        summary: 'Use the other email from now on',
        can: 'security:update:own',
        limits: [limit('change-email', 'account', 30, anHour)],
        body: EmailConfirmation,
        data: User,
      },
      async (ctx, { body }) => {
        const user = await confirmEmailChange(ctx, body.otp)
        return reply(presentUser(user), 'Email address successfully changed')
      },
    ),
    post(
      '/auth/delete-account',
      {
        summary: 'Delete the account; the password may be left out right after logging in',
        can: 'account:delete:own',
        body: AccountDeletion,
        bodyOptional: true,
        data: nothing,
      },
      async (ctx, { body }) => {
        await deleteAccount(ctx, body, hooks)
        const headers = { 'set-cookie': endedCookie(ctx.config) }
        return reply(null, messages.deleted, { headers })
      },
    ),
  ]
}

/** An opaque copy of the answer that only this deployment can read. */
function sealed(ctx: Context, { user, token }: Pick<OpenedSession, 'user' | 'token'>): string {
  return ctx.keys.seal('login response', JSON.stringify({ user, token }))
}
