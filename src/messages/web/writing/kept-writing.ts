import { keptPrefix } from '#foundation/web/session/kept-values.ts'
import type { NewMessage } from '../../rules/wire.ts'

/**
 * A message that is being sent or has failed. Its key stays the same, so that it is stored only
 * once.
 */
export interface Unsent extends NewMessage {
  key: string
  queuedAt: string
  /** The newest message known when it was written. */
  after: string | undefined
  state: 'sending' | 'failed'
  fault?: string
}

export interface Draft {
  text: string
  pictures: string[]
}

export const noDraft: Draft = { text: '', pictures: [] }

const nameOf = (kind: 'draft' | 'unsent', account: string, threadId: string) =>
  `${keptPrefix}messages.${kind}.${account}.${threadId}`

/** Kept beyond the tab, until the session ends. */
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

/** A message whose tab was closed while sending may have arrived or not: it can be tried again. */
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

/** If the browser refuses to store, the page itself still works. */
export function write(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(value))
  } catch {
    // It stays in this page only.
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
