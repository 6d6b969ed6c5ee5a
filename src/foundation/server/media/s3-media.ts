import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { assertNoOpenTransaction } from '../database/transaction.ts'
import type { AskedPart } from './byte-range.ts'
import { isMediaName, mediaTypeOf } from './media-name.ts'
import type { MediaStore } from './media-store.ts'

export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

const folder = 'media/'
const patienceMs = 10_000

/** Any store that speaks Amazon's S3 protocol: addressed by path, signed with SigV4. */
export function s3Media(settings: S3Settings): MediaStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const addressOf = (name: string) => {
    if (!isMediaName(name)) throw new Error('That is not the name of a stored file')
    return `${base}/${folder}${name}`
  }

  async function ask(url: string, init: RequestInit = {}): Promise<Response> {
    assertNoOpenTransaction()
    const impatience = new AbortController()
    const timer = setTimeout(() => impatience.abort(), patienceMs)
    try {
      return await client.fetch(url, { ...init, signal: impatience.signal })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async put(name, bytes) {
      const response = await ask(addressOf(name), {
        method: 'PUT',
        body: bytes as Uint8Array<ArrayBuffer>,
        headers: {
          'content-type': mediaTypeOf(name),
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      })
      await settle(response, [200])
    },
    async open(name, asked) {
      const response = await ask(addressOf(name), asked ? { headers: rangeOf(asked) } : {})
      if (response.ok && response.body) return opened(response, response.body)
      await settle(response, [404, 416])
      return response.status === 416 ? 'beyond' : undefined
    },
    async remove(name) {
      await settle(await ask(addressOf(name), { method: 'DELETE' }), [200, 204, 404])
    },
    async *listBefore(instant) {
      let after = ''
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: folder })
        if (after) query.set('continuation-token', after)
        const page = await settle(await ask(`${base}?${query}`), [200])
        for (const { name, storedAt } of filesIn(page)) if (storedAt < instant) yield name
        after = textIn(page, 'NextContinuationToken')
      } while (after)
    },
  }
}

function rangeOf(asked: AskedPart): Record<string, string> {
  if ('suffix' in asked) return { range: `bytes=-${asked.suffix}` }
  return { range: `bytes=${asked.first}-${asked.last ?? ''}` }
}

function opened(response: Response, body: ReadableStream) {
  const content = Readable.fromWeb(body as never)
  const range = /bytes (\d+)-(\d+)\/(\d+)/.exec(response.headers.get('content-range') ?? '')
  if (response.status !== 206 || !range) {
    return { size: Number(response.headers.get('content-length')), content }
  }
  const [first = 0, last = 0, size = 0] = range.slice(1).map(Number)
  return { size, part: { first, last }, content }
}

/** Reads the answer to its end, so that the connection is free again, and refuses a bad one. */
async function settle(response: Response, expected: readonly number[]): Promise<string> {
  const text = await response.text()
  if (expected.includes(response.status)) return text
  throw new Error(`The media store answered ${response.status} ${textIn(text, 'Code')}`.trim())
}

function* filesIn(page: string) {
  for (const [, entry = ''] of page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
    const name = textIn(entry, 'Key').slice(folder.length)
    if (isMediaName(name)) yield { name, storedAt: new Date(textIn(entry, 'LastModified')) }
  }
}

function textIn(xml: string, tag: string): string {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? ''
}
