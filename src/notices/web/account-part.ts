import { lazy } from 'react'
import type { AccountPart } from '#accounts/web/profile/account-parts.ts'

export const pushPart: AccountPart = {
  name: 'push',
  Part: lazy(() => import('./PushSection.tsx')),
}
