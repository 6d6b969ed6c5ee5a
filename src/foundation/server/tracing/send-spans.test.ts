import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { quietLog } from '#test/quiet-log.ts'
import { openTraces } from './send-spans.ts'
import type { Span } from './span.ts'

let collector: Server
let received: number[]
let unanswered: ServerResponse[]
let isAnswering: boolean

beforeEach(async () => {
  received = []
  unanswered = []
  isAnswering = false
  collector = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push(JSON.parse(body).resourceSpans[0].scopeSpans[0].spans.length)
    if (isAnswering) response.end('{}')
    else unanswered.push(response)
  })
  await new Promise<void>(resolve => collector.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  collector.closeAllConnections()
  await new Promise(resolve => collector.close(resolve))
})

function open(patienceMs: number) {
  const { port } = collector.address() as AddressInfo
  return openTraces(`http://127.0.0.1:${port}`, quietLog, patienceMs)
}

const span: Span = {
  traceId: 'a'.repeat(32),
  spanId: 'b'.repeat(16),
  name: 'select',
  kind: 'client',
  startedAt: 1,
  endedAt: 2,
  attributes: {},
  failed: false,
}

it('keeps no more for a collector that hangs than for one that is away', async () => {
  const traces = open(60_000)
  for (let kept = 0; kept < 20_000; kept += 1) traces.keep(span)
  await expect.poll(() => unanswered).toHaveLength(1)
  for (let kept = 0; kept < 20_000; kept += 1) traces.keep(span)
  isAnswering = true
  unanswered[0]?.end('{}')
  await traces.close()
  expect(received.reduce((sum, count) => sum + count, 0)).toBe(4000)
})

it('closes although the collector hangs, without trying all that is left', async () => {
  const traces = open(50)
  for (let kept = 0; kept < 4000; kept += 1) traces.keep(span)
  await traces.close()
  expect(received.length).toBeLessThan(4)
})
