import type { PolicyChange } from '../policy-values.ts'
import type { AuditWord } from './audit-words.ts'

/** What is kept under each kind of name. */
interface Kept {
  word: AuditWord
  words: readonly AuditWord[]
  text: string
  id: string
  /** Where a picture or a video is stored. */
  file: string
  /** The provider's own word for a fault. */
  code: string
  time: Date | string
  /** Such as 2026-11. */
  month: string
  money: number
  rate: number
  hours: number
  number: number
  yes: boolean
}

type Kind = keyof Kept
type Named = Record<string, readonly [name: string, kind: Kind]>

/** The terms of the business, each kept with its old and its new value. */
const terms = {
  taxRate: ['tax', 'rate'],
  commissionRate: ['commission', 'rate'],
  cancellationFee: ['cancellation fee', 'money'],
  feeKeptBy: ['who keeps the fee', 'word'],
  packingPrice: ['packing', 'money'],
  refundWindowHours: ['refunds until', 'hours'],
  payWindowHours: ['time to pay', 'hours'],
  payoutDelayHours: ['payout after', 'hours'],
} as const satisfies Named & Record<keyof PolicyChange, unknown>

const facts = {
  by: ['by', 'word'],
  from: ['from', 'word'],
  to: ['to', 'word'],
  state: ['state', 'word'],
  about: ['about', 'word'],
  outcome: ['outcome', 'word'],
  answer: ['answer', 'word'],
  change: ['change', 'word'],
  kind: ['kind', 'word'],
  means: ['by means of', 'word'],
  role: ['role', 'word'],
  columns: ['changed', 'words'],
  fields: ['saved', 'words'],
  refund: ['refund', 'money'],
  fee: ['fee', 'money'],
  pence: ['amount', 'money'],
  wasOwed: ['was owed', 'yes'],
  version: ['version', 'number'],
  rating: ['stars', 'number'],
  ended: ['logins ended', 'number'],
  humidity: ['humidity in per cent', 'number'],
  actAfter: ['may act after', 'time'],
  startsAt: ['starts', 'time'],
  fault: ['why it failed', 'code'],
  month: ['month', 'month'],
  since: ['terms before', 'text'],
  reason: ['reason', 'text'],
  note: ['note', 'text'],
  title: ['title', 'text'],
  name: ['file', 'file'],
  caseNumber: ['case number', 'text'],
  reference: ['reference', 'text'],
  subject: ['because of', 'id'],
  complaint: ['dispute', 'id'],
  item: ['thing', 'id'],
  request: ['request', 'id'],
  link: ['link', 'number'],
  hash: ['hash', 'text'],
  review: ['review', 'id'],
  driver: ['driver', 'id'],
  partner: ['partner', 'id'],
  key: ['API key', 'text'],
  address: ['address', 'text'],
} as const satisfies Named

/** Everything that an entry of the audit log can say beside what was done. */
export const auditDetails = { ...facts, ...terms }

type ValueOf<Name extends keyof typeof auditDetails> = Kept[(typeof auditDetails)[Name][1]]

export type AuditDetails = {
  [Name in keyof typeof facts]?: ValueOf<Name> | null | undefined
} & ChangedTerms

export type ChangedTerms = {
  [Name in keyof typeof terms]?: { from: ValueOf<Name>; to: ValueOf<Name> }
}
