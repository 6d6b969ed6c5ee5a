import type { Route } from '#foundation/server/http/route.ts'
import { accountRoutes } from './account-routes.ts'
import type { AccountHooks } from './leaving/account-hooks.ts'
import { mailboxRoutes } from './mailbox-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { twoFactorRoutes } from './two-factor-routes.ts'
import { userRoutes } from './user-routes.ts'

export function routesOfAccounts(hooks: AccountHooks): readonly Route[] {
  return [
    ...accountRoutes(hooks),
    ...mailboxRoutes,
    ...passwordRoutes,
    ...sessionRoutes,
    ...twoFactorRoutes,
    ...userRoutes(hooks),
  ]
}
