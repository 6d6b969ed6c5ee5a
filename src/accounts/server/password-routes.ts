import { z } from 'zod'
import {
  EmailOnly,
  PasswordChange,
  PasswordProof,
  PasswordReset,
  Sent,
} from '#accounts/rules/wire.ts'
import { get, patch, post, type Route, reply } from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import { changePassword } from './changing/change-password.ts'
import { checkResetToken, forgotPassword, resetPassword } from './changing/reset-password.ts'
import { reauthenticate } from './sessions/sessions.ts'

const ResetToken = z.strictObject({ resetToken: z.string() })
const nothing = z.null()

export const passwordRoutes: readonly Route[] = [
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
      return reply({ sent: true as const }, 'Check your e-mail for a link to reset your password')
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
      return reply(null, 'Password reset succesful, please log in')
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
]
