import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { assertNoOpenTransaction } from '../../database/transaction.ts'
import { late, within } from '../../within.ts'
import { storeFault, storeWords } from '../store-fault.ts'
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
const patience = 10_000
/** The words that different stores use. */
const full = [/^507/, /QuotaExceeded/, /StorageFull/, /InsufficientStorage/]

/** Any store that speaks the S3 protocol: with the bucket in the path, signed with SigV4. */
export function s3Media(settings: S3Settings, patienceMs = patience): MediaStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`
  const addressOf = (name: string) => {
    if (!isMediaName(name)) throw new Error('That is not the name of a stored file')
    return `${base}/${folder}${name}`
  }
  const ask = askerOf(client, patienceMs)

  return {
    async put(name, bytes) {
      const sending = {
        method: 'PUT',
        body: bytes as Uint8Array<ArrayBuffer>,
        headers: {
          'content-type': mediaTypeOf(name),
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      }
      const url = addressOf(name)
      await ask(url, sending, expecting(200)).catch(error => {
        throw storeFault(error, isFull(error) ? storeWords.full : storeWords.away)
      })
    },
    async open(name, asked) {
      const url = addressOf(name)
      const init = asked ? { headers: rangeOf(asked) } : {}
      return ask(url, init, openedFrom).catch(error => {
        throw storeFault(error, storeWords.unread)
      })
    },
    async remove(name) {
      await ask(addressOf(name), { method: 'DELETE' }, expecting(200, 204, 404))
    },
    async *listBefore(instant) {
      let after = ''
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix: folder })
        if (after) query.set('continuation-token', after)
        const page = await ask(`${base}?${query}`, {}, expecting(200))
        for (const { name, storedAt } of filesIn(page)) if (storedAt < instant) yield name
        after = textIn(page, 'NextContinuationToken')
      } while (after)
    },
    /** Nothing to do: a store shows only files that it received whole. */
    async removeDrafts() {
      return 0
    },
  }
}

/**
 * The whole answer must arrive in time, unless it is a file that is streamed on. The signal alone
 * would not do: the library's request no longer follows it once it is collected as garbage.
 */
function askerOf(client: AwsClient, patienceMs: number) {
  return async <Answer>(
    url: string,
    init: RequestInit,
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> => {
    assertNoOpenTransaction()
    const timeout = new AbortController()
    const asked = client.fetch(url, { ...init, signal: timeout.signal }).then(read)
    const answer = await within(patienceMs, asked)
    if (answer !== late) return answer
    timeout.abort()
    throw new Error('The media store took too long')
  }
}

async function openedFrom(response: Response) {
  if (response.ok && response.body) return opened(response, response.body)
  await expecting(404, 416)(response)
  return response.status === 416 ? 'beyond' : undefined
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

/** Reads the answer to its end, which frees the connection, and refuses a bad one. */
const expecting =
  (...expected: readonly number[]) =>
  async (response: Response): Promise<string> => {
    const text = await response.text()
    if (expected.includes(response.status)) return text
    throw new Refused(`${response.status} ${textIn(text, 'Code')}`.trim())
  }

class Refused extends Error {
  override name = 'Refused'
  readonly answer: string

  constructor(answer: string) {
    super(`The media store answered ${answer}`)
    this.answer = answer
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Refused && full.some(sign => sign.test(error.answer))
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
