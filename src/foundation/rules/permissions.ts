/** Who may call. `unverified` has an account but has not yet proved the email. */
export type Caller = 'visitor' | 'unverified' | 'customer' | 'partner' | 'admin'

export type Role = 'customer' | 'partner' | 'admin'

type Sentence = `${string}:${'create' | 'read' | 'update' | 'delete'}${'' | ':own'}`

const everyone = ['visitor', 'unverified', 'customer', 'partner', 'admin'] as const
const signedIn = ['unverified', 'customer', 'partner', 'admin'] as const
const verified = ['customer', 'partner', 'admin'] as const

/**
 * The one table of rights. Routes, presenters, menus and the generated test matrix read it.
 * `:own` says that the verb also checks ownership and answers "not there" otherwise.
 */
export const permissions = {
  'site:read': everyone,
  'configuration:read': everyone,
  'place:read': everyone,
  'account:create': everyone,
  'verification:create': everyone,
  'email-verification:read:own': signedIn,
  'password-reset:create': everyone,
  'password-reset:read': everyone,
  'session:create': everyone,
  'session:delete:own': signedIn,
  'account:delete:own': signedIn,
  'account:read:own': verified,
  'account:update:own': verified,
  'security:read:own': verified,
  'security:update:own': verified,
  'partnership:create:own': ['customer', 'partner'],
  'demo:read': everyone,
  'demo:update': everyone,
  'listing:read': everyone,
  'listing:create': ['partner'],
  'listing:read:own': ['partner', 'admin'],
  'listing:update:own': ['partner'],
  'listing:delete:own': ['partner'],
  'listing-calendar:read': everyone,
  'listing-calendar:read:own': ['partner'],
  'listing-calendar:create:own': ['partner'],
  'listing-calendar:update:own': ['partner'],
  'listing-calendar:delete:own': ['partner'],
  'favourite:read:own': verified,
  'favourite:update:own': verified,
  'saved-search:create:own': verified,
  'saved-search:read:own': verified,
  'saved-search:update:own': verified,
  'saved-search:delete:own': verified,
  'alerts:read': everyone,
  'alerts:update': everyone,
  'push:read': everyone,
  'push:create:own': verified,
  'push:delete:own': verified,
  'quote:read': everyone,
  'calendar:read': everyone,
  'booking:create': ['customer', 'partner'],
  'booking:read': ['admin'],
  'booking:read:own': verified,
  'booking:update:own': verified,
  'waiting:read:own': ['customer', 'partner'],
  'viewing:create:own': ['customer', 'partner'],
  'viewing:read:own': ['customer', 'partner'],
  'viewing:update:own': ['customer', 'partner'],
  'answer-link:read': everyone,
  'answer-link:update': everyone,
  'driver:create': ['partner'],
  'driver:read:own': ['partner'],
  'driver:update:own': ['partner'],
  'driver:delete:own': ['partner'],
  'payment:create:own': ['customer', 'partner'],
  'payment:read:own': verified,
  'payout:read:own': ['partner'],
  'payout:update:own': ['partner'],
  'verification:read:own': ['partner'],
  'verification:update:own': ['partner'],
  'webhook:create': everyone,
  'money:read': ['admin'],
  'money:update': ['admin'],
  'policy:read': ['admin'],
  'policy:update': ['admin'],
  'move:read:own': verified,
  'move:update:own': ['partner'],
  'day-sheet:read': everyone,
  'day-sheet:update': everyone,
  'complaint:create:own': ['customer', 'partner'],
  'complaint:read:own': verified,
  'complaint:update:own': ['customer', 'partner'],
  'complaint:read': ['admin'],
  'complaint:update': ['admin'],
  'inventory:create:own': ['customer', 'partner'],
  'inventory:read:own': verified,
  'inventory:update:own': ['customer', 'partner'],
  'message:create:own': ['customer', 'partner'],
  'message:read:own': verified,
  'message:update:own': ['customer', 'partner'],
  'message:read': ['admin'],
  'live:read:own': verified,
  'review:read': everyone,
  'review:create:own': ['customer', 'partner'],
  'review:read:own': verified,
  'review:update:own': ['customer', 'partner'],
  'facts:read:own': ['partner'],
  'review-report:create': verified,
  'report:create': everyone,
  'report:read': ['admin'],
  'report:update': ['admin'],
  'moderation:read': ['admin'],
  'moderation:update': ['admin'],
  'connection:create:own': ['partner'],
  'connection:read:own': ['partner'],
  'connection:update:own': ['partner'],
  'connection:delete:own': ['partner'],
} as const satisfies Record<Sentence, readonly Caller[]>

export type Permission = keyof typeof permissions

export function mayDo(caller: Caller, permission: Permission): boolean {
  return (permissions[permission] as readonly Caller[]).includes(caller)
}

/** What a partner may let an API key do. */
export const keyScopes = ['listings', 'bookings', 'messages'] as const
export type KeyScope = (typeof keyScopes)[number]

/**
 * What no scope covers stays for people: the account, its money, the keys themselves. A key may do
 * nothing that its owner may not.
 */
const scopes: Partial<Record<Permission, KeyScope>> = {
  'listing:create': 'listings',
  'listing:read': 'listings',
  'listing:read:own': 'listings',
  'listing:update:own': 'listings',
  'listing:delete:own': 'listings',
  'calendar:read': 'listings',
  'booking:read:own': 'bookings',
  'booking:update:own': 'bookings',
  'message:create:own': 'messages',
  'message:read:own': 'messages',
  'message:update:own': 'messages',
}

export function scopeOf(permission: Permission): KeyScope | undefined {
  return scopes[permission]
}
