import type { AuditedOf } from '#foundation/rules/audit/audit-actions.ts'
import type { Guard, Life } from '#foundation/rules/life.ts'
import type { Role } from '#foundation/rules/permissions.ts'

export const accountStates = ['active', 'suspended', 'deleted'] as const
export type AccountState = (typeof accountStates)[number]

export interface AccountWords {
  state: AccountState
  event: 'suspend' | 'reinstate' | 'delete'
  actor: 'person' | 'operator'
  facts: { role: Role }
  effect: 'markSuspended' | 'unmarkSuspended' | 'erase'
  consequence: never
  letter: 'suspended' | 'reinstated' | 'deleted'
  record: AuditedOf<'user'>
}

/** Nobody can suspend an operator inside the program. */
const notForOperators: Guard<AccountWords> = ({ role }) =>
  role === 'admin' ? 'forbidden' : undefined

const suspension = {
  event: 'suspend',
  by: ['operator'],
  to: 'suspended',
  guard: notForOperators,
  recordedAs: 'suspended',
  letter: 'suspended',
} as const

/** A deleted account keeps its row, without a name, because bookings and payments point to it. */
export const accountLife: Life<AccountWords> = {
  name: 'account',
  states: accountStates,
  endings: ['deleted'],
  refusal: () => 'not_found',
  steps: [
    { from: 'active', ...suspension, effects: ['markSuspended'] },
    // Only the reason changes: what the operator has decided since then still holds.
    { from: 'suspended', ...suspension },
    {
      from: 'suspended',
      event: 'reinstate',
      by: ['operator'],
      to: 'active',
      guard: notForOperators,
      effects: ['unmarkSuspended'],
      recordedAs: 'reinstated',
      letter: 'reinstated',
      // Money was held back while the account was suspended.
      wakes: ['move-money'],
    },
    {
      from: 'active',
      event: 'delete',
      by: ['person'],
      to: 'deleted',
      effects: ['erase'],
      recordedAs: 'deleted',
      letter: 'deleted',
    },
  ],
}
