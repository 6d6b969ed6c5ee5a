import { monthText } from '#design/ui/pickers/calendar-text.ts'
import { auditActions, auditSubjects } from '#foundation/rules/audit/audit-actions.ts'
import { auditDetails } from '#foundation/rules/audit/audit-details.ts'
import { auditWords } from '#foundation/rules/audit/audit-words.ts'
import { isId, shortId } from '#foundation/rules/id-text.ts'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { percentText } from '#foundation/rules/percent-text.ts'
import { formatMoment } from '#foundation/rules/time/time.ts'
import { reasonWords } from '#payments/rules/provider-reasons.ts'
import { copy } from './copy.ts'

type Kind = (typeof auditDetails)[keyof typeof auditDetails][1]

export function actionText(action: string): string {
  return find(auditActions, action) ?? inWords(action)
}

export function subjectText(type: string): string {
  return find(auditSubjects, type) ?? inWords(type)
}

/** The pages of the console, by the subject or the detail whose id they take. */
const pages = {
  booking: '/admin/bookings/$id',
  user: '/admin/people/$id',
  partner: '/admin/people/$id',
  listing: '/admin/listings/$id',
  report: '/admin/reports/$id',
  complaint: '/admin/disputes/$id',
  subject: '/admin/disputes/$id',
} as const

type PageLink = { to: (typeof pages)[keyof typeof pages]; params: { id: string } }

/** Undefined where the console has no page about it. */
export function linkTo(what: string, id: unknown): PageLink | undefined {
  const to = find(pages, what)
  return to && isId(id) ? { to, params: { id } } : undefined
}

/** Entries are never changed, so old ones may have names that nothing writes any more. */
export function detailFacts(details: unknown): Fact[] {
  if (!isObject(details)) return []
  // PostgreSQL sorts the keys of JSON by length, which would put "to" before "from".
  const { by, from, to, ...others } = details
  const change = from === to ? {} : { from, to }
  return Object.entries({ by, ...change, ...others })
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => {
      const [name, kind] = find(auditDetails, key) ?? [inWords(key), undefined]
      const text = valueText(kind, value)
      const link = kind === 'id' ? linkTo(key, value) : undefined
      return link ? [name, text, link] : [name, text]
    })
}

type Fact = [name: string, value: string, link?: PageLink]

function valueText(kind: Kind | undefined, value: unknown): string {
  if (Array.isArray(value)) return value.map(one => valueText('word', one)).join(', ')
  if (isObject(value)) {
    const { from, to, ...others } = value
    return Object.entries({ from, to, ...others })
      .filter(([, one]) => one !== undefined)
      .map(([key, one]) => `${inWords(key)} ${valueText(kind, one)}`)
      .join(' ')
  }
  if (typeof value === 'number') return numberText(kind, value)
  if (typeof value === 'boolean') return value ? copy.yes : copy.no
  const text = String(value)
  if (kind === 'word' || kind === 'words') return find(auditWords, text) ?? inWords(text)
  if (kind === 'code') return reasonWords(text)
  if (kind === 'file') return fileText(text)
  if (kind === 'month') return monthText(text)
  return kind === 'time' ? formatMoment(new Date(text)) : shortId(text)
}

function fileText(path: string): string {
  return path.endsWith('.jpg') ? copy.picture : copy.video
}

function numberText(kind: Kind | undefined, value: number): string {
  if (kind === 'money' && Number.isSafeInteger(value)) return formatPence(pence(value))
  if (kind === 'rate') return percentText(value)
  return kind === 'hours' ? copy.hours(value) : String(value)
}

function find<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

/** "callOff", "call_off" and "call-off" become "call off". */
function inWords(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._-]/g, ' ')
    .toLowerCase()
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
