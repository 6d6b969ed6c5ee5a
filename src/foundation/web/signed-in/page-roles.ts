import type { Role } from '#foundation/rules/permissions.ts'

/**
 * Who may see which page that needs a session; pages below an address follow it. The side menu
 * reads it too.
 */
export const pageRoles = {
  '/listings': ['partner'],
  '/bookings': ['partner'],
  '/your-storage': ['customer'],
  '/messages': ['partner', 'customer'],
  '/viewings': ['partner', 'customer'],
  '/inventory': ['partner', 'customer'],
  '/cancelled-bookings': ['partner', 'customer'],
  '/personal-details': ['partner', 'customer', 'admin'],
  '/bank-details': ['partner'],
  '/account-verification': ['partner'],
  '/drivers': ['partner'],
  '/facts': ['partner'],
  '/connections': ['partner'],
  '/onboarding': ['partner'],
  '/admin': ['admin'],
} as const satisfies Record<`/${string}`, readonly Role[]>

export type DashboardAddress = keyof typeof pageRoles

const homes: Record<Role, DashboardAddress> = {
  partner: '/listings',
  customer: '/your-storage',
  admin: '/admin',
}

/** Where somebody goes after logging in, or from a page that they may not see. */
export function homeOf(role: Role): string {
  return homes[role]
}

export function maySee(role: Role, address: DashboardAddress): boolean {
  return (pageRoles[address] as readonly Role[]).includes(role)
}

export function addressOf(pathname: string): DashboardAddress | undefined {
  const first = `/${pathname.split('/')[1] ?? ''}`
  return first in pageRoles ? (first as DashboardAddress) : undefined
}
