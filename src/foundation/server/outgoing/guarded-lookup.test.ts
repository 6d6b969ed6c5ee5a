import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { guardedBy } from './guarded-lookup.ts'

/** The IPv4 addresses of each name, as this server tells them. */
const names: Record<string, string[]> = {
  'public.example': ['8.8.8.8', '142.250.180.10'],
  'private.example': ['10.0.0.1'],
  'metadata.example': ['169.254.169.254'],
  'loopback.example': ['127.0.0.1'],
  'both.example': ['8.8.8.8', '127.0.0.1'],
}

const server = createSocket('udp4', (question, { port, address }) => {
  const labels: string[] = []
  let at = 12
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const isIpv4 = question.readUInt16BE(at + 1) === 1
  const found = isIpv4 ? (names[labels.join('.')] ?? []) : []
  const head = Buffer.from(question.subarray(0, at + 5))
  head.writeUInt16BE(0x8180, 2)
  head.writeUInt16BE(found.length, 6)
  head.writeUInt32BE(0, 8)
  const records = found.map(ip =>
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...ip.split('.').map(Number)]),
  )
  server.send(Buffer.concat([head, ...records]), port, address)
})

beforeAll(async () => {
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => void server.close())

function lookUp(host: string, all: boolean): Promise<unknown> {
  const guarded = guardedBy(() => {
    const resolver = new Resolver({ timeout: 1000, tries: 1 })
    resolver.setServers([`127.0.0.1:${server.address().port}`])
    return resolver
  })
  return new Promise((resolve, reject) =>
    guarded(host, { all }, (error, found) => (error ? reject(error) : resolve(found))),
  )
}

it('leads to every address of a public name, or to the first', async () => {
  expect(await lookUp('public.example', true)).toEqual([
    { address: '8.8.8.8', family: 4 },
    { address: '142.250.180.10', family: 4 },
  ])
  expect(await lookUp('public.example', false)).toBe('8.8.8.8')
})

it.each(['private', 'metadata', 'loopback', 'both', 'unknown'])(
  'refuses what is called %s.example',
  name => expect(lookUp(`${name}.example`, true)).rejects.toThrow('not one of the public Internet'),
)
