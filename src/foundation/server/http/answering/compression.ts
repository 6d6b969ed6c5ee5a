import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Answer, bodyOf } from './answer.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export function pickEncoding(accepted: string | string[] | null | undefined): Encoding {
  const text = String(accepted ?? '')
  if (/\bbr\b/.test(text)) return 'br'
  return /\bgzip\b/.test(text) ? 'gzip' : 'identity'
}

const worthIt = 1000

/** Quality levels that cost only a few milliseconds, because not every answer is cached. */
export async function compress(
  encoding: 'br' | 'gzip',
  body: Buffer,
): Promise<Buffer<ArrayBuffer>> {
  const compressed =
    encoding === 'gzip'
      ? await zip(body, { level: 6 })
      : await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return compressed as Buffer<ArrayBuffer>
}

/** The answer in this encoding, if it is text and large enough to gain from it. */
export async function compressResponse(response: Response, encoding: Encoding) {
  const headers = new Headers(response.headers)
  const plain = await bodyOf(response)
  const isText = /text|json|svg|javascript|xml/.test(headers.get('content-type') ?? '')
  const isWorthIt = isText && plain.length > worthIt && !headers.has('content-encoding')
  if (isText) headers.set('vary', 'accept-encoding')
  if (!isWorthIt || encoding === 'identity') {
    headers.set('content-length', String(plain.length))
    return { body: plain, headers }
  }
  const body = await compress(encoding, plain)
  headers.set('content-encoding', encoding)
  headers.set('content-length', String(body.length))
  return { body, headers }
}

/** For answers to visitors only: the size of a compressed answer can reveal secrets in it. */
export async function compressAnswer(request: Request, answer: Answer): Promise<Answer> {
  const { headers, body } = answer
  if (body === null || body instanceof ReadableStream || body.length <= worthIt) return answer
  const encoding = pickEncoding(request.headers.get('accept-encoding'))
  if (encoding === 'identity') return answer
  return {
    ...answer,
    headers: { ...headers, vary: 'accept-encoding', 'content-encoding': encoding },
    body: await compress(encoding, Buffer.from(body)),
  }
}
