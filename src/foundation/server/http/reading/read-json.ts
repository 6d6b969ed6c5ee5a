import { Failure, fail } from '#foundation/rules/errors.ts'
import { skipRest } from './skip-rest.ts'

export const jsonLimit = 100_000
const deepest = 32

/** Reads at most `limit` bytes. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > limit) fail('too_large')
  try {
    if (announced === null) return await countedBytes(request.body, limit)
    const bytes = new Uint8Array(await request.arrayBuffer())
    return bytes.byteLength > limit ? fail('too_large') : bytes
  } catch (error) {
    // If the sender goes away half-way, that is not our fault.
    throw error instanceof Failure ? error : new Failure('malformed')
  }
}

/** A body without an announced length is counted as it arrives. */
async function countedBytes(body: Request['body'], limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  while (reader && size <= limit) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    chunks.push(value)
  }
  if (!reader || size <= limit) return Buffer.concat(chunks)
  skipRest(reader)
  return fail('too_large')
}

const jsonType = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

export async function readJson(request: Request): Promise<unknown> {
  if (!jsonType.test(request.headers.get('content-type') ?? '')) fail('unsupported_media_type')
  if (request.headers.has('content-encoding')) fail('unsupported_media_type')
  return parseStrictJson(await readBytes(request, jsonLimit))
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Accepts only valid UTF-8, an object at the top, limited nesting, and no key twice. */
export function parseStrictJson(bytes: Uint8Array): Record<string, unknown> {
  try {
    const text = utf8.decode(bytes)
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) fail('malformed')
    if (keysWritten(text) !== keysRead(value)) fail('malformed')
    return value as Record<string, unknown>
  } catch {
    return fail('malformed')
  }
}

/**
 * Counts the keys in text that JSON.parse has accepted, and refuses text that is nested too deep.
 */
function keysWritten(text: string): number {
  let isInText = false
  let depth = 0
  let keys = 0
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index]
    if (letter === '"') isInText = !isInText
    else if (isInText) index += letter === '\\' ? 1 : 0
    else if (letter === ':') keys += 1
    else if (letter === '{' || letter === '[') depth += 1
    else if (letter === '}' || letter === ']') depth -= 1
    if (depth > deepest) fail('malformed')
  }
  return keys
}

const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Counts the keys of the parsed value: fewer than in the text if one was written twice. */
function keysRead(value: unknown): number {
  if (typeof value === 'string') refuseBrokenText(value)
  if (typeof value !== 'object' || value === null) return 0
  let keys = 0
  if (Array.isArray(value)) {
    for (const item of value) keys += keysRead(item)
    return keys
  }
  for (const [key, item] of Object.entries(value)) {
    if (dangerousKeys.has(key)) fail('malformed')
    refuseBrokenText(key)
    keys += 1 + keysRead(item)
  }
  return keys
}

/** PostgreSQL cannot store NUL, and half of a surrogate pair is not a character. */
function refuseBrokenText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) fail('malformed')
}
