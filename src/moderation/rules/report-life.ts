import type { AuditedOf } from '#foundation/rules/audit/audit-actions.ts'
import type { Life } from '#foundation/rules/life.ts'

export const reportStates = ['open', 'closed'] as const
export type ReportState = (typeof reportStates)[number]

export interface ReportWords {
  state: ReportState
  event: 'file' | 'close'
  actor: 'reporter' | 'operator'
  facts: undefined
  effect: 'markClosed' | 'forgetVisitor' | 'forgetWhatWasReported'
  consequence: never
  letter: 'received' | 'answered'
  record: AuditedOf<'report'>
}

/** A closed report stays closed: new facts need a new report. */
export const reportLife: Life<ReportWords> = {
  name: 'report',
  states: reportStates,
  endings: ['closed'],
  refusal: () => 'report_closed',
  steps: [
    {
      from: null,
      event: 'file',
      by: ['reporter'],
      to: 'open',
      recordedAs: 'filed',
      letter: 'received',
    },
    {
      from: 'open',
      event: 'close',
      by: ['operator'],
      to: 'closed',
      effects: ['markClosed', 'forgetVisitor', 'forgetWhatWasReported'],
      recordedAs: 'closed',
      letter: 'answered',
    },
  ],
}
