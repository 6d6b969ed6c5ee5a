import type { Registration } from '#accounts/rules/wire.ts'

export type SignupRole = Registration['role']

export function isSignupRole(value: unknown): value is SignupRole {
  return value === 'partner' || value === 'customer'
}
