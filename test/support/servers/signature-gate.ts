import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { minuteMs } from '#foundation/rules/time/lengths.ts'

export interface GateSettings {
  accessKeyId: string
  secretAccessKey: string
  region: string
  /** The store behind the gate, which accepts any signature. */
  storePort: number
}

export interface SignedRequest {
  method: string
  /** As sent, with its query. */
  path: string
  headers: Record<string, string | undefined>
}

type Secrets = Pick<GateSettings, 'secretAccessKey' | 'region'>

const mostSkewMs = 15 * minuteMs
const authorizationPattern =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/**
 * The signature by Amazon's description of Signature Version 4, sharing no code with the client.
 */
export function expectedSignature(
  { method, path, headers }: SignedRequest,
  signedHeaders: string,
  { secretAccessKey, region }: Secrets,
): string {
  const url = new URL(path, 'http://store')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
  const lines = signedHeaders
    .split(';')
    .map(name => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`)
    .join('')
  const payload = headers['x-amz-content-sha256'] ?? ''
  const canonical = [method, url.pathname, query, lines, signedHeaders, payload].join('\n')
  const instant = headers['x-amz-date'] ?? ''
  const scope = [instant.slice(0, 8), region, 's3', 'aws4_request']
  const text = ['AWS4-HMAC-SHA256', instant, scope.join('/'), sha256(canonical)].join('\n')
  const key = scope.reduce<Buffer>(
    (link, part) => createHmac('sha256', link).update(part).digest(),
    Buffer.from(`AWS4${secretAccessKey}`),
  )
  return createHmac('sha256', key).update(text).digest('hex')
}

/** Stands before a store and accepts only requests with the signature that Amazon would demand. */
export function signatureGate(settings: GateSettings): Server {
  return createServer(async (incoming, answer) => {
    const body = await buffer(incoming)
    const fault = faultOf(incoming, body, settings)
    if (fault) {
      const xml = `<?xml version="1.0"?><Error><Code>${fault}</Code></Error>`
      answer.writeHead(403, { 'content-type': 'application/xml' }).end(xml)
      return
    }
    const { method, url, headers } = incoming
    const onward = request(
      { host: '127.0.0.1', port: settings.storePort, method, path: url, headers },
      stored => stored.pipe(answer.writeHead(stored.statusCode ?? 502, stored.headers)),
    )
    onward.on('error', () => answer.writeHead(502).end())
    onward.end(body)
  })
}

function faultOf(
  incoming: IncomingMessage,
  body: Buffer,
  settings: GateSettings,
): string | undefined {
  const headers = incoming.headers as Record<string, string | undefined>
  const parts = authorizationPattern.exec(headers.authorization ?? '')
  if (!parts) return 'AccessDenied'
  const [, accessKeyId, day, region, signedHeaders = '', signature] = parts
  if (accessKeyId !== settings.accessKeyId) return 'InvalidAccessKeyId'
  const instant = headers['x-amz-date'] ?? ''
  if (region !== settings.region || !instant.startsWith(`${day}T`)) return 'AccessDenied'
  if (Math.abs(Date.now() - instantOf(instant)) > mostSkewMs) return 'RequestTimeTooSkewed'
  const mustBeSigned = Object.keys(headers).filter(name => name.startsWith('x-amz-'))
  const signed = signedHeaders.split(';')
  if (!['host', ...mustBeSigned].every(name => signed.includes(name))) return 'AccessDenied'
  const { method = '', url: path = '' } = incoming
  const expected = expectedSignature({ method, path, headers }, signedHeaders, settings)
  if (signature !== expected) return 'SignatureDoesNotMatch'
  const promised = headers['x-amz-content-sha256']
  const isUnsigned = promised === 'UNSIGNED-PAYLOAD' && method !== 'PUT'
  return isUnsigned || promised === sha256(body) ? undefined : 'XAmzContentSHA256Mismatch'
}

function encoded(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

/** `20130524T000000Z`, as the header writes it. */
function instantOf(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'))
}
