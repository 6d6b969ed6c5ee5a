import type { AccountPart } from '#accounts/web/profile/account-parts.ts'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'

export const pushPart: AccountPart = {
  name: 'push',
  Part: lazyPart(() => import('./PushSection.tsx')),
}
