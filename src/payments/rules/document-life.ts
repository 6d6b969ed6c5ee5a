import type { AuditedOf } from '#foundation/rules/audit/audit-actions.ts'
import type { Life } from '#foundation/rules/life.ts'

export const documentStates = ['waiting', 'accepted', 'rejected'] as const
export type DocumentState = (typeof documentStates)[number]

export interface DocumentWords {
  state: DocumentState
  event: 'send' | 'accept' | 'reject'
  actor: 'person' | 'operator'
  facts: null
  effect: 'markDecided' | 'erasePicture'
  consequence: 'refreshIdentity'
  letter: 'accepted' | 'rejected'
  record: AuditedOf<'document'>
}

const decision = {
  by: ['operator'],
  effects: ['markDecided', 'erasePicture'],
  consequences: ['refreshIdentity'],
} as const

/** The picture is deleted with the decision. */
export const documentLife: Life<DocumentWords> = {
  name: 'identity document',
  states: documentStates,
  endings: ['accepted', 'rejected'],
  refusal: () => 'not_found',
  steps: [
    { from: null, event: 'send', by: ['person'], to: 'waiting', recordedAs: 'sent' },
    {
      from: 'waiting',
      event: 'accept',
      to: 'accepted',
      ...decision,
      recordedAs: 'accepted',
      letter: 'accepted',
    },
    {
      from: 'waiting',
      event: 'reject',
      to: 'rejected',
      ...decision,
      recordedAs: 'rejected',
      letter: 'rejected',
    },
  ],
}
