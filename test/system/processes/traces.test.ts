import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { openTraces, type Traces } from '#foundation/server/tracing/send-spans.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { anEmail, approvedListing, signUp } from '#test/factories.ts'
import { quietLog } from '#test/quiet-log.ts'

interface Sent {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[]
}

const received: string[] = []
let collector: Server
let traces: Traces
let app: TestApp

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    received.push(body)
    response.end('{}')
  })
  await new Promise<void>(resolve => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  traces = openTraces(`http://127.0.0.1:${port}/`, quietLog)
  app = await testApp({}, { traces })
})
afterAll(async () => {
  await app.close()
  await new Promise(resolve => collector.close(resolve))
})

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const clickId = '00f067aa0ba902b7'

it('lead from a click to each statement, and tell of nobody', async () => {
  const host = await signUp(app, { role: 'partner', firstName: 'Philomena' })
  const renter = await signUp(app, { role: 'customer', email: anEmail(), lastName: 'Quartermain' })
  const listing = await approvedListing(app, host, {
    services: [],
    storageNumber: 1,
    hourlyRate: 10,
    monthlyRate: 100,
    autoApprove: true,
  })
  const [startDate, endDate] = [5, 6].map(days => new Date(Date.now() + days * dayMs).toISOString())
  const wish = { storageListing: listing._id, startDate, endDate, type: 'hourly' }
  const headers = { traceparent: `00-${traceId}-${clickId}-01` }
  const booked = await app.post('/booking', wish, { token: renter.token, headers })
  await traces.close()

  const spans = received.flatMap(
    body => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans as Sent[],
  )
  const ofClick = spans.filter(span => span.traceId === traceId)
  const root = ofClick.find(span => span.parentSpanId === clickId)
  expect(root?.name).toBe('POST /booking')
  expect(root?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: String(booked.status) },
  })
  const statements = ofClick.filter(({ parentSpanId }) => parentSpanId === root?.spanId)
  expect(statements.map(({ name }) => name)).toContain('insert')
  const all = received.join()
  for (const secret of [renter.email, renter.token, renter.password, renter.user._id, host.email]) {
    expect(all).not.toContain(secret)
  }
  expect(all).not.toMatch(/Philomena|Quartermain/)
  expect(all).not.toContain(listing._id)
})
