import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { Email, OneTimeCode, Password, TypedPassword } from './credentials.ts'
import { PersonName } from './person-name.ts'

/** The specification names only the partner's sign-up, so leaving out the role means partner. */
export const defaultSignupRole = 'partner'

const Flag = z.boolean()

export const Preferences = z.strictObject({
  supportEmail: Flag,
  supportText: Flag,
  reminderEmail: Flag,
  reminderText: Flag,
  marketingEmail: Flag,
  marketingText: Flag,
})

/** A host who lets as a business has more duties to renters by law. */
export const HostKind = z.enum(['private', 'trader'])
export type HostKind = z.infer<typeof HostKind>

export const User = z.strictObject({
  _id: Id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role: z.enum(['customer', 'partner', 'admin']),
  isVerified: z.boolean(),
  profilePicture: z.string().nullable(),
  hostKind: HostKind.nullable(),
  /** Shown as 'ID verified'. Another name takes it away. */
  idVerified: z.boolean(),
  enable2fa: z.boolean(),
  ...Preferences.shape,
  createdAt: z.string(),
})
export type User = z.infer<typeof User>

export const Registration = z.strictObject({
  email: Email,
  firstName: PersonName,
  lastName: PersonName,
  password: Password,
  role: z.enum(['customer', 'partner']).default(defaultSignupRole),
})
export type Registration = z.infer<typeof Registration>

export const Login = z.strictObject({ email: z.string().max(300), password: TypedPassword })

/** The token is sent only this once. */
export const SignedIn = z.strictObject({ user: User, token: z.string() })

/** `response` is the same record sealed with the deployment's key. */
export const LoginAnswer = z.union([
  z.strictObject({ user: User, token: z.string(), response: z.string() }),
  z.strictObject({ requires2fa: z.literal(true), challengeId: Id }),
])

/** With `otp` it verifies; without it, it sends a fresh code. */
export const Verification = z.strictObject({ email: Email.optional(), otp: OneTimeCode.optional() })
/** Seconds until another code may be asked for. */
const retryAfter = z.int()
export const CodeSent = z.strictObject({ sent: z.literal(true), retryAfter })
export const VerificationAnswer = z.union([SignedIn, CodeSent])
export const VerificationState = z.strictObject({
  email: z.string(),
  isVerified: z.boolean(),
  /** A code was sent and can still be used. */
  codeWorks: z.boolean(),
  retryAfter,
})

export const Sent = z.strictObject({ sent: z.literal(true) })

export const EmailOnly = z.strictObject({ email: Email })

export const PasswordReset = z
  .strictObject({ password: Password, confirmPassword: z.string().optional() })
  .refine(
    reset => reset.confirmPassword === undefined || reset.confirmPassword === reset.password,
    {
      path: ['confirmPassword'],
      message: 'The two passwords are not the same.',
    },
  )

export const PasswordChange = z.strictObject({ currentPassword: TypedPassword, password: Password })

export const PasswordProof = z.strictObject({ password: TypedPassword })
/** Not needed shortly after logging in. */
export const AccountDeletion = z.strictObject({ password: TypedPassword.optional() })

export const TwoFactorAnswer = z.strictObject({
  challengeId: Id,
  /** Six digits from the email or the authenticator, or a recovery code. */
  code: z.string().trim().min(6).max(20),
})
export const AuthenticatorOffer = z.strictObject({
  secret: z.string(),
  otpauthUrl: z.string(),
  qrCode: z.string(),
})
export const AuthenticatorProof = z.strictObject({ code: OneTimeCode })
export const RecoveryCodes = z.strictObject({ codes: z.array(z.string()) })

export const SecurityState = z.strictObject({
  enable2fa: z.boolean(),
  authenticator: z.boolean(),
  recoveryCodesLeft: z.int(),
})

export const SessionInfo = z.strictObject({
  _id: Id,
  current: z.boolean(),
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isNotified: z.boolean(),
})

export const EmailChange = z.strictObject({ email: Email, password: TypedPassword })

/** Forms send the whole user back, so other fields are allowed and ignored. */
export const ProfileChange = z.strictObject({
  firstName: PersonName.optional(),
  lastName: PersonName.optional(),
  phone: z.string().trim().max(30).nullable().optional(),
  hostKind: HostKind.optional(),
  enable2fa: Flag.optional(),
  ...Preferences.partial().shape,
  email: z.unknown().optional(),
  profilePicture: z.unknown().optional(),
})
export type ProfileChange = z.infer<typeof ProfileChange>

export const EmailConfirmation = z.strictObject({ otp: OneTimeCode })
