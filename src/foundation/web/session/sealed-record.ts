import { dropSealingKey, newSealingKey, sealingKey } from './sealing-key-store.ts'
import { sealedSession } from './session-hint.ts'
import { isSessionRecord, type SessionRecord } from './session-record.ts'

/** A new key each time, so that an old copy of the sealed text opens nothing. */
export async function sealRecord(record: SessionRecord): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength))
  const plain = new TextEncoder().encode(JSON.stringify(record))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await newSealingKey(), plain)
  const bytes = new Uint8Array([...iv, ...new Uint8Array(sealed)])
  localStorage.setItem(sealedSession, btoa(String.fromCharCode(...bytes)))
}

/** If the key is gone or the record was changed, there is no record. */
export async function openSealedRecord(): Promise<SessionRecord | undefined> {
  try {
    const sealed = localStorage.getItem(sealedSession)
    const key = sealed && (await sealingKey())
    if (!sealed || !key) return undefined
    const bytes = Uint8Array.from(atob(sealed), letter => letter.charCodeAt(0))
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.slice(0, ivLength) },
      key,
      bytes.slice(ivLength),
    )
    const record: unknown = JSON.parse(new TextDecoder().decode(plain))
    return isSessionRecord(record) ? record : undefined
  } catch {
    return undefined
  }
}

export async function dropSealedRecord(): Promise<void> {
  try {
    localStorage.removeItem(sealedSession)
    await dropSealingKey()
  } catch {
    // If storage is refused, nothing was kept there.
  }
}

const ivLength = 12
