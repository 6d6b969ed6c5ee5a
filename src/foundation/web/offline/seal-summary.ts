import type { OfflineSummary } from './offline-summary.ts'

export interface SealedSummary {
  iv: Uint8Array<ArrayBuffer>
  sealed: ArrayBuffer
}

/**
 * The key comes from the secret that opens the same thing online: the token of a session, or the
 * end of a link. Without it, or after logging out, nothing can be read.
 */
async function keyOf(secret: string): Promise<CryptoKey> {
  const bytes = new TextEncoder().encode(secret)
  const material = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey'])
  // What browsers have kept already was sealed with this text.
  const info = new TextEncoder().encode('holdall offline papers')
  const recipe = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
  const cipher = { name: 'AES-GCM', length: 256 }
  return crypto.subtle.deriveKey(recipe, material, cipher, false, ['encrypt', 'decrypt'])
}

export async function sealSummary(summary: OfflineSummary, secret: string): Promise<SealedSummary> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(JSON.stringify(summary))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyOf(secret), plain)
  return { iv, sealed }
}

/** `undefined` if it was sealed with another secret. */
export async function openSummary(
  { iv, sealed }: SealedSummary,
  secret: string,
): Promise<OfflineSummary | undefined> {
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyOf(secret), sealed)
    return JSON.parse(new TextDecoder().decode(plain))
  } catch {
    return undefined
  }
}

/** The name for something behind a link; the link itself would reveal the key. */
export async function nameOfSecret(secret: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`name ${secret}`))
  return [...new Uint8Array(hash)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
