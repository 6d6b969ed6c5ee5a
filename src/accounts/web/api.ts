import type { z } from 'zod'
import type * as wire from '#accounts/rules/wire.ts'
import { api } from '#foundation/web/api/api.ts'
import { whenEnded } from '#foundation/web/api/end-session.ts'

export type SignedIn = z.infer<typeof wire.SignedIn>
type SecondStep = { requires2fa: true; challengeId: string }
export type LoginAnswer = SignedIn | SecondStep
export type AuthenticatorOffer = z.infer<typeof wire.AuthenticatorOffer>
export type RecoveryCodes = z.infer<typeof wire.RecoveryCodes>
export type SecurityState = z.infer<typeof wire.SecurityState>
export type VerificationState = z.infer<typeof wire.VerificationState>
type CodeSent = z.infer<typeof wire.CodeSent>
export type SessionInfo = z.infer<typeof wire.SessionInfo>

const segment = encodeURIComponent

/** The answer to a log-out that is still on its way would take away the cookie of a new session. */
async function enter<Entered>(path: string, body: unknown): Promise<Entered> {
  await whenEnded()
  return api.post<Entered>(path, body)
}

export const accounts = {
  register: (body: z.output<typeof wire.Registration>) => enter<SignedIn>('/auth/register', body),
  login: (body: z.output<typeof wire.Login>) => enter<LoginAnswer>('/auth/login', body),
  finishLogin: (body: z.output<typeof wire.TwoFactorAnswer>) =>
    enter<SignedIn>('/auth/2fa/verify', body),

  verify: (body: { email?: string; otp: string }) => enter<SignedIn>('/auth/verify', body),
  verification: () => api.get<VerificationState>('/auth/verification'),
  resendCode: (email: string) => api.post<CodeSent>('/auth/resend-otp', { email }),
  forgotPassword: (email: string) => api.post<unknown>('/auth/forgot-password', { email }),
  checkResetToken: (token: string, signal?: AbortSignal) =>
    api.get<unknown>(`/auth/reset-password/${segment(token)}`, signal ? { signal } : {}),
  resetPassword: (token: string, body: z.output<typeof wire.PasswordReset>) =>
    api.patch<unknown>(`/auth/reset-password/${segment(token)}`, body),

  me: () => api.get<wire.User>('/users/me'),
  changeProfile: (id: string, change: wire.ProfileChange) =>
    api.patch<wire.User>(`/users/${segment(id)}`, change),
  uploadPicture: (id: string, picture: File) => {
    const body = new FormData()
    body.append('profilePicture', picture)
    return api.patch<wire.User>(`/users/${segment(id)}/upload`, body)
  },
  removePicture: (id: string) => api.delete<wire.User>(`/users/${segment(id)}/upload`),
  exportData: () => api.get<unknown>('/users/me/export'),
  becomePartner: () => api.post<wire.User>('/users/become-partner'),

  proveItsMe: (password: string) => api.post<unknown>('/auth/reauthenticate', { password }),
  changePassword: (body: z.output<typeof wire.PasswordChange>) =>
    api.post<unknown>('/auth/change-password', body),
  changeEmail: (body: z.output<typeof wire.EmailChange>) =>
    api.post<unknown>('/auth/change-email', body),
  confirmEmail: (otp: string) => api.post<wire.User>('/auth/change-email/confirm', { otp }),
  deleteAccount: (password: string) => api.post<unknown>('/auth/delete-account', { password }),

  security: () => api.get<SecurityState>('/auth/security'),
  offerAuthenticator: () => api.post<AuthenticatorOffer>('/auth/2fa/authenticator'),
  confirmAuthenticator: (code: string) =>
    api.post<RecoveryCodes>('/auth/2fa/authenticator/confirm', { code }),
  removeAuthenticator: () => api.delete<unknown>('/auth/2fa/authenticator'),
  newRecoveryCodes: () => api.post<RecoveryCodes>('/auth/2fa/recovery-codes'),

  sessions: () => api.get<SessionInfo[]>('/auth/sessions'),
  endSession: (id: string) => api.delete<unknown>(`/auth/sessions/${segment(id)}`),
  endOtherSessions: () => api.delete<unknown>('/auth/sessions'),
}
