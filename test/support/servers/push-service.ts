import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What reached a device, decrypted as its browser would. */
export interface Pushed {
  title: string
  body: string
  url: string
  tag: string
}

interface Arrival {
  path: string
  headers: Record<string, string | string[] | undefined>
  notice: Pushed
  /** The claims of the sender's signature. */
  claims: { aud: string; exp: number; sub: string }
  signedBy: string
}

/** Stands in for a browser's push service, and for its browsers. */
export async function pushService() {
  const devices = new Map<string, ReturnType<typeof aDevice>>()
  const arrivals: Arrival[] = []
  const answers: number[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const status = answers.shift() ?? 201
    const device = devices.get(request.url ?? '')
    if (status === 201 && device) {
      const { headers, url: path = '' } = request
      const notice = JSON.parse(device.decrypt(Buffer.concat(chunks)))
      arrivals.push({ path, headers, notice, ...signatureOf(headers.authorization ?? '') })
    }
    response.writeHead(device ? status : 404).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    arrivals,
    /** The statuses of the next answers, instead of success. */
    answerNext: (...statuses: number[]) => void answers.push(...statuses),
    /** What a browser gives to a page that subscribes. */
    subscribe() {
      const path = `/device/${randomBytes(9).toString('base64url')}`
      const device = aDevice()
      devices.set(path, device)
      return { endpoint: origin + path, keys: device.keys }
    },
    noticesOf: (endpoint: string) =>
      arrivals.filter(({ path }) => origin + path === endpoint).map(({ notice }) => notice),
    close: () => new Promise<void>(resolve => server.close(() => resolve())),
  }
}

function aDevice() {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys()
  const auth = randomBytes(16)
  return {
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    /** RFC 8291 over RFC 8188, in a single record. */
    decrypt(message: Buffer): string {
      const salt = message.subarray(0, 16)
      const idLength = message.readUInt8(20)
      const sender = message.subarray(21, 21 + idLength)
      const body = message.subarray(21 + idLength)
      const shared = curve.computeSecret(sender)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
      const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32))
      const derive = (what: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length))
      const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      open.setAuthTag(body.subarray(-16))
      const plain = Buffer.concat([open.update(body.subarray(0, -16)), open.final()])
      // After the text come a 2, for the last record, and zeros.
      return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
    },
  }
}

/** RFC 8292: `vapid t=..., k=...`, refused if the signature does not match the key. */
function signatureOf(authorization: string) {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'))
  const publicKey = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  })
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isGenuine) throw new Error('the signature is not that of the key')
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), signedBy: key }
}
