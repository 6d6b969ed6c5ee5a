import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asFailure } from '#foundation/rules/envelope.ts'
import { createHttpServer } from '../guarding/listen.ts'
import { withMicroCache } from '../guarding/micro-cache.ts'
import { readBytes } from './read-json.ts'
import { readUpload } from './read-upload.ts'

const rule = { field: 'picture', maxBytes: 100, tooLarge: 'Too big, sorry.' }

let server: Server
beforeAll(async () => {
  server = createHttpServer(withMicroCache(answer), {})
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  await once(server.close(), 'close')
})

async function answer(request: Request): Promise<Response> {
  if (request.method === 'GET') return new Response('next;')
  const isForm = request.headers.get('content-type')?.startsWith('multipart/')
  const reading: Promise<unknown> = isForm ? readUpload(request, rule) : readBytes(request, 100)
  return reading.then(
    () => new Response('read;'),
    error => new Response(`${asFailure(error).code};`, { status: 400 }),
  )
}

const length = 3_000_000
const zeros = '0'.repeat(length)
const head = (lines: string) => `POST / HTTP/1.1\r\nHost: localhost\r\n${lines}\r\n\r\n`

function form(field: string): string {
  const part = `--b\r\nContent-Disposition: form-data; name="${field}"; filename="a"\r\n\r\n`
  const body = `${part}${zeros}\r\n--b--\r\n`
  const type = 'Content-Type: multipart/form-data; boundary=b'
  return `${head(`${type}\r\nContent-Length: ${body.length}`)}${body}`
}

const chunked = `${head('Transfer-Encoding: chunked')}${length.toString(16)}\r\n${zeros}\r\n0\r\n\r\n`

it.each([
  ['a file that is too large', 'too_large', form('picture')],
  ['a file in another field', 'malformed', form('film')],
  ['a body without a length that is too large', 'too_large', chunked],
])('%s leaves its connection to the next request', async (_what, code, text) => {
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  let answers = ''
  for await (const chunk of socket) {
    answers += chunk
    if (answers.endsWith(`${code};`)) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    if (answers.endsWith('next;')) break
  }
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200'])
})
