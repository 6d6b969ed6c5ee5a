import {
  CodeSent,
  EmailChange,
  EmailConfirmation,
  EmailOnly,
  Sent,
  User,
  Verification,
  VerificationAnswer,
  VerificationState,
} from '#accounts/rules/wire.ts'
import { get, post, type Route, reply } from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import { presentUser } from './account/present-user.ts'
import { askForEmailChange, confirmEmailChange } from './changing/change-email.ts'
import { readVerification, resendCode } from './entering/resend-code.ts'
import { verifyEmail } from './entering/verify-email.ts'

const resent = 'Email verification link was sent successfully'

export const mailboxRoutes: readonly Route[] = [
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
        return reply({ sent: true as const, retryAfter }, resent)
      }
      const { headers, ...session } = await verifyEmail(ctx, { email, otp }, request)
      return reply(session, 'Email verified successfully', { headers })
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
      return reply({ sent: true as const, retryAfter }, resent)
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
]
