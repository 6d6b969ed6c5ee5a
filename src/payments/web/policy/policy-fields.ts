import { pence, poundsFromPence } from '#foundation/rules/money.ts'
import { percentText } from '#foundation/rules/percent-text.ts'
import { changeable, faultOf, PolicyChange } from '#foundation/rules/policy-values.ts'
import { penceTyped } from '#foundation/rules/text/pence-typed.ts'
import { moneyText } from '../money-text.ts'
import { copy } from './copy.ts'

export type PolicyKey = keyof PolicyChange
export type Typed = Record<PolicyKey, string>

type Kind = 'percent' | 'pounds' | 'hours' | 'choice'

const kinds: Record<PolicyKey, Kind> = {
  taxRate: 'percent',
  commissionRate: 'percent',
  cancellationFee: 'pounds',
  feeKeptBy: 'choice',
  packingPrice: 'pounds',
  refundWindowHours: 'hours',
  payWindowHours: 'hours',
  payoutDelayHours: 'hours',
}

/** A value as text, such as "7.5%", "£20" or "24 hours". */
export function valueText(key: PolicyKey, policy: PolicyChange): string {
  if (key === 'feeKeptBy') return copy.keepers[policy.feeKeptBy]
  if (kinds[key] === 'percent') return percentText(policy[key])
  if (kinds[key] === 'pounds') return moneyText(policy[key])
  return copy.hours(policy[key])
}

/** The values as they are typed into the form. */
export function typedFrom(policy: PolicyChange): Typed {
  const entries = changeable.map(key => [key, typedValue(key, policy)])
  return Object.fromEntries(entries) as Typed
}

function typedValue(key: PolicyKey, policy: PolicyChange): string {
  if (key === 'feeKeptBy') return policy.feeKeptBy
  if (kinds[key] === 'percent') return String(Math.round(policy[key] * 1000) / 10)
  if (kinds[key] === 'pounds') return String(poundsFromPence(pence(policy[key])))
  return String(policy[key])
}

export type Faults = Partial<Record<PolicyKey, string>>

/** A proposal, or the faults by field. */
export function readTyped(typed: Typed): { change: PolicyChange } | { faults: Faults } {
  const values = Object.fromEntries(changeable.map(key => [key, parsedValue(key, typed[key])]))
  const read = PolicyChange.safeParse(values)
  if (!read.success) {
    const keys = read.error.issues.map(issue => issue.path[0] as PolicyKey)
    return { faults: Object.fromEntries(keys.map(key => [key, copy.bounds[key]])) }
  }
  const fault = faultOf(read.data)
  return fault ? { faults: { payoutDelayHours: fault } } : { change: read.data }
}

function parsedValue(key: PolicyKey, text: string): number | string {
  if (key === 'feeKeptBy') return text
  if (kinds[key] === 'pounds') return penceTyped(text) ?? Number.NaN
  const number = /^\d{1,6}(?:\.\d{1,3})?$/.test(text.trim()) ? Number(text) : Number.NaN
  return kinds[key] === 'percent' ? rateFrom(number) : number
}

/** Keeps 7.55 as exact as it was typed, so that it is refused and not rounded to another rate. */
function rateFrom(percent: number): number {
  return Math.round(percent * 1000) / 100_000
}

export function unitOf(key: PolicyKey): { before?: string; after?: string } {
  if (kinds[key] === 'pounds') return { before: '£' }
  return { after: kinds[key] === 'percent' ? '%' : copy.hoursUnit }
}

export function differences(before: PolicyChange, after: PolicyChange) {
  return changeable
    .filter(key => before[key] !== after[key])
    .map(key => ({ key, before: valueText(key, before), after: valueText(key, after) }))
}
