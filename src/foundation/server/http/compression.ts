import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export function pickEncoding(accepted: string | string[] | null | undefined): Encoding {
  const text = String(accepted ?? '')
  if (/\bbr\b/.test(text)) return 'br'
  return /\bgzip\b/.test(text) ? 'gzip' : 'identity'
}

/** Qualities at which a page costs a few milliseconds once and is small ever after. */
export async function compress(
  encoding: 'br' | 'gzip',
  body: Buffer,
): Promise<Buffer<ArrayBuffer>> {
  const squeezed =
    encoding === 'gzip'
      ? await zip(body, { level: 6 })
      : await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return squeezed as Buffer<ArrayBuffer>
}
