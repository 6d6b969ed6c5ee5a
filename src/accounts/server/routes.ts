import type { Route } from '#foundation/server/http/route.ts'
import { authRoutes } from './auth-routes.ts'
import type { AccountHooks } from './leaving/account-hooks.ts'
import { sessionRoutes } from './session-routes.ts'
import { twoFactorRoutes } from './two-factor-routes.ts'
import { userRoutes } from './user-routes.ts'

export function accountRoutes(hooks: AccountHooks): readonly Route[] {
  return [...authRoutes(hooks), ...sessionRoutes, ...twoFactorRoutes, ...userRoutes(hooks)]
}
