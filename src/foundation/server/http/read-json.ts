import { Failure, fail } from '#foundation/rules/errors.ts'

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
    // A sender who goes away half-way is no fault of ours.
    throw error instanceof Failure ? error : new Failure('malformed')
  }
}

/** What comes in pieces of no announced length is counted as it arrives. */
async function countedBytes(body: Request['body'], limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > limit) fail('too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const jsonType = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

export async function readJson(request: Request): Promise<unknown> {
  if (!jsonType.test(request.headers.get('content-type') ?? '')) fail('unsupported_media_type')
  if (request.headers.has('content-encoding')) fail('unsupported_media_type')
  return parseStrictJson(await readBytes(request, jsonLimit))
}

/** JSON with no surprises: valid UTF-8, an object at the top, no depth bombs, no doubled keys. */
export function parseStrictJson(bytes: Uint8Array): Record<string, unknown> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) fail('malformed')
    refuseTraps(text)
    return value as Record<string, unknown>
  } catch {
    return fail('malformed')
  }
}

const structure = /"(?:[^"\\]|\\.)*"(\s*:)?|[[\]{}]/g
const dangerousKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Runs on text that JSON.parse has accepted, so a string followed by a colon is a key. */
function refuseTraps(text: string): void {
  const open: Set<string>[] = []
  for (const [token, colon] of text.matchAll(structure)) {
    if (token === '{' || token === '[') {
      if (open.push(new Set()) > deepest) fail('malformed')
    } else if (token === '}' || token === ']') {
      open.pop()
    } else if (colon === undefined) {
      if (token.includes('\\u')) refuseBrokenText(JSON.parse(token))
    } else {
      const key: string = JSON.parse(token.slice(0, -colon.length))
      const seen = open.at(-1)
      if (seen?.has(key) || dangerousKeys.has(key)) fail('malformed')
      seen?.add(key)
    }
  }
}

/** PostgreSQL cannot store NUL, and half a surrogate pair is no character at all. */
function refuseBrokenText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) fail('malformed')
}
