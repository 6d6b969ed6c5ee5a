import { keptPrefix } from '#foundation/web/session/kept-values.ts'
import type { NewMessage } from '../../rules/wire.ts'

/** A message on its way, or one that did not get there. Its key makes it count once. */
export interface Unsent extends NewMessage {
  key: string
  queuedAt: string
  /** The newest message that was known when it was written. */
  after: string | undefined
  state: 'sending' | 'failed'
  /** Why it did not get there. */
  fault?: string
}

export interface Draft {
  text: string
  pictures: string[]
}

export const noDraft: Draft = { text: '', pictures: [] }

const nameOf = (kind: 'draft' | 'unsent', account: string, threadId: string) =>
  `${keptPrefix}messages.${kind}.${account}.${threadId}`

/** Drafts outlive the tab, and end with the session. */
export function keptDraft(account: string, threadId: string): Draft {
  const kept = read(nameOf('draft', account, threadId))
  return isDraft(kept) ? kept : noDraft
}

export function keepDraft(account: string, threadId: string, draft: Draft): void {
  const isEmpty = draft.text.trim() === '' && draft.pictures.length === 0
  write(nameOf('draft', account, threadId), isEmpty ? undefined : draft)
}

export function unsentName(account: string, threadId: string): string {
  return nameOf('unsent', account, threadId)
}

/** Whatever was on its way when its tab was closed may have arrived or not: it can be tried again. */
export function keptUnsent(account: string, threadId: string): Unsent[] {
  const kept = read(nameOf('unsent', account, threadId))
  if (!Array.isArray(kept)) return []
  return kept.filter(isUnsent).map(one => ({ ...one, state: 'failed' }))
}

export function keepUnsent(account: string, threadId: string, unsent: readonly Unsent[]): void {
  write(nameOf('unsent', account, threadId), unsent.length > 0 ? unsent : undefined)
}

export function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** Storage that refuses us cannot keep anything; the page itself still works. */
export function write(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Nothing is kept then.
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false
  const { text, pictures } = value as Partial<Draft>
  return typeof text === 'string' && areTexts(pictures)
}

function isUnsent(value: unknown): value is Unsent {
  return isDraft(value) && 'key' in value && typeof value.key === 'string'
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(one => typeof one === 'string')
}
