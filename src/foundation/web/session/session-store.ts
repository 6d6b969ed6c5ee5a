import { drawnFor } from './drawn-for.ts'
import { forgetSummaries } from './forget-summaries.ts'
import { adoptValues, forgetAllValues } from './kept-values.ts'
import { leaveForLogIn } from './leave-for-log-in.ts'
import { dropSealedRecord, openSealedRecord, sealRecord } from './sealed-record.ts'
import { markDocument } from './session-hint.ts'
import type { Session, SessionRecord } from './session-record.ts'

type TabNews = 'changed' | 'expired' | 'signed out'

const unknown: Session = { status: 'unknown' }
const out: Session = { status: 'out' }

/** The first page of a browser may have been drawn for somebody; it begins as theirs. */
const begun = typeof window === 'undefined' ? unknown : drawnSession()

let session = begun
let known: Promise<Session> | undefined
let lastWrite: Promise<void> = Promise.resolve()
let tabs: BroadcastChannel | undefined
const listeners = new Set<() => void>()
const expiryListeners = new Set<() => void>()

/** The session once the sealed record has been read. On the server nobody has a token. */
export function whenSessionKnown(): Promise<Session> {
  if (typeof window === 'undefined') return Promise.resolve(drawnSession())
  known ??= start()
  return known
}

/** A reload before that would find nobody signed in. */
export function whenSessionKept(): Promise<void> {
  return lastWrite
}

export function currentSession(): Session {
  return session
}

/** As the server has drawn the page, and as the browser must draw it the first time. */
export function sessionAsDrawn(): Session {
  return typeof window === 'undefined' ? drawnSession() : begun
}

export function onSessionChange(listener: () => void): () => void {
  void whenSessionKnown()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Called when the server no longer knows our token, to send the person to log in. */
export function onSessionExpired(listener: () => void): () => void {
  expiryListeners.add(listener)
  return () => expiryListeners.delete(listener)
}

export async function signIn(record: SessionRecord): Promise<void> {
  setSession({ status: 'in', record })
  await write(() => sealRecord(record))
}

/** For what somebody changed about themselves: a new first name, a verified email. */
export async function amendSession(change: Partial<SessionRecord>): Promise<void> {
  const known = await whenSessionKnown()
  if (known.status === 'in') await signIn({ ...known.record, ...change })
}

export async function signOut(): Promise<void> {
  setSession(out)
  forgetAllValues()
  forgetSummaries()
  await write(dropSealedRecord, 'signed out')
}

/** An answer to an older token, or to none, says nothing about the session of now. */
export async function expireSession(token: string | undefined): Promise<void> {
  const isOfNow = () => session.status === 'in' && session.record.token === token
  if (!isOfNow()) return
  const record = await openSealedRecord()
  if (!isOfNow()) return
  // Another tab has logged in anew.
  if (record && record.token !== token) return void setSession({ status: 'in', record })
  markExpired()
  forgetSummaries()
  await write(dropSealedRecord, 'expired')
}

function markExpired(): void {
  setSession({ status: 'out', ended: 'by the server' })
  for (const listener of expiryListeners) listener()
}

async function start(): Promise<Session> {
  listenToOtherTabs()
  const record = await openSealedRecord()
  // Somebody may have signed in while the record was being opened; that is newer.
  if (session !== begun) return session
  if (begun.status !== 'in') return setSession(record ? { status: 'in', record } : out)
  if (record?._id !== begun.record._id) return leaveForLogIn()
  // No part shows the token. A new session would make React draw parts anew that it still brings to
  // life, under the hands of whoever presses them.
  begun.record.token = record.token
  return begun
}

/** The token is in the sealed record alone. */
function drawnSession(): Session {
  const reader = drawnFor()
  return reader ? { status: 'in', record: { ...reader, token: '' } } : unknown
}

function setSession(next: Session): Session {
  session = next
  if (next.status === 'in') adoptValues(next.record._id)
  known = Promise.resolve(next)
  markDocument(next.status === 'in')
  for (const listener of listeners) listener()
  return next
}

/** In order, so that signing out right after signing in leaves nothing behind. */
function write(act: () => Promise<void>, news: TabNews = 'changed'): Promise<void> {
  lastWrite = lastWrite
    .then(() => withoutOtherTabs(act))
    // A browser without storage keeps the session in this page only.
    .catch(() => undefined)
    .then(() => tabs?.postMessage(news))
  return lastWrite
}

/** Key and text are stored one after the other, and must both be of the same tab. */
function withoutOtherTabs(act: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request('holdall.session', act) : act()
}

function listenToOtherTabs(): void {
  if (typeof BroadcastChannel === 'undefined') return
  tabs = new BroadcastChannel('holdall.session')
  tabs.onmessage = async ({ data }: MessageEvent<TabNews>) => {
    if (data === 'signed out') forgetAllValues()
    const record = await openSealedRecord()
    if (record) setSession({ status: 'in', record })
    // Forms of this tab keep what was typed, as in the tab that noticed.
    else if (data === 'expired') markExpired()
    else if (session.status === 'in') setSession({ status: 'out', ended: 'in another tab' })
    else if (session.status === 'unknown') setSession(out)
  }
}
