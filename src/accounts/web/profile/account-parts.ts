import { type ComponentType, createContext, use } from 'react'
import type { User } from '#accounts/rules/wire.ts'

export interface AccountPart {
  name: string
  Part: ComponentType<{ me: User }>
}

/**
 * What other nouns show on the page of personal details. Accounts may not import them, so
 * `src/root.tsx` passes these in.
 */
export const AccountPartsContext = createContext<readonly AccountPart[]>([])

export function useAccountParts(): readonly AccountPart[] {
  return use(AccountPartsContext)
}
