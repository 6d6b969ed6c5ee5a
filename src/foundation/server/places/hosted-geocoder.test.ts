import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { createLog } from '../log.ts'
import { embeddedGazetteer } from './embedded-gazetteer.ts'
import type { Geocoder } from './geocoder.ts'
import { hostedGeocoder } from './hosted-geocoder.ts'
import { providerAnswers } from './provider-answers.fixture.ts'

const house = '10 Downing Street, London SW1A 2AA'

describe('the hosted geocoder', () => {
  let server: Server
  let geocoder: Geocoder
  let asked: URL[]
  let answer: RequestListener
  let now: number

  beforeEach(async () => {
    asked = []
    now = 0
    answer = (request, response) => {
      const text = new URL(request.url ?? '', 'http://provider').searchParams.get('q') ?? ''
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(providerAnswers[text] ?? []))
    }
    server = createServer((request, response) => {
      asked.push(new URL(request.url ?? '', 'http://provider'))
      answer(request, response)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    geocoder = hostedGeocoder({
      provider: { url: `http://127.0.0.1:${port}/geo/?key=secret`, userAgent: 'Holdall (test)' },
      gazetteer: embeddedGazetteer,
      log: createLog('silent'),
      now: () => now,
    })
  })
  afterEach(() => {
    server.closeAllConnections()
    return new Promise(resolve => server.close(resolve))
  })

  it('asks for what only a street map knows, in this country', async () => {
    expect(await geocoder.find(house)).toMatchObject({
      lat: 51.5034878,
      lng: -0.1276965,
      kind: 'address',
      approximate: false,
    })
    expect(asked[0]?.pathname).toBe('/geo/search')
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      q: house,
      key: 'secret',
      countrycodes: 'gb',
    })
  })

  it('asks nobody about a town that the gazetteer knows', async () => {
    expect(await geocoder.find('York')).toMatchObject({ label: 'York', approximate: false })
    expect((await geocoder.suggest('york')).places[0]?.label).toBe('York')
    expect(asked).toEqual([])
  })

  it('suggests places too small for the gazetteer, but no streets', async () => {
    const found = (await geocoder.suggest('Zzyzx Hollow')).places
    expect(found.map(place => place.label)).toEqual(['Zzyzx Hollow, Cumbria'])
    expect(found[0]).toMatchObject({ kind: 'locality', detail: 'Cumbria, England' })
  })

  it('asks once for the same text, until a day has passed', async () => {
    await geocoder.find(house)
    await geocoder.find(house.toUpperCase())
    expect(asked).toHaveLength(1)
    now = 25 * 60 * 60 * 1000
    await geocoder.find(house)
    expect(asked).toHaveLength(2)
  })

  it('asks once for what several want to know at the same time', async () => {
    const found = await Promise.all([geocoder.find(house), geocoder.find(house.toLowerCase())])
    expect(found.map(place => place?.approximate)).toEqual([false, false])
    expect(asked).toHaveLength(1)
  })

  it('leaves a provider alone for as long as it asks for, but not for ever', async () => {
    answer = (_, response) => response.writeHead(429, { 'retry-after': '600' }).end()
    await geocoder.find(house)
    now = 599_000
    await geocoder.find(house)
    expect(asked).toHaveLength(1)
    answer = (_, response) => response.writeHead(429, { 'retry-after': '999999' }).end()
    now = 601_000
    await geocoder.find(house)
    expect(asked).toHaveLength(2)
    now += hourMs + 1
    await geocoder.find(house)
    expect(asked).toHaveLength(3)
  })

  it('believes no place outside the kingdom', async () => {
    expect(await geocoder.find('Rue de Rivoli abroad')).toBeUndefined()
  })

  const faults: [string, RequestListener][] = [
    ['a fault', (_, response) => response.writeHead(500).end()],
    ['a redirect', (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    ['no JSON', (_, response) => response.end('<html>')],
    ['a shape of its own', (_, response) => response.end('{"lat":1}')],
    ['an endless answer', (_, response) => response.end(`["${'x'.repeat(300_000)}"]`)],
    ['a closed door', request => request.socket.destroy()],
  ]
  it.each(faults)('leaves it to the gazetteer on %s, and does not insist', async (_, fault) => {
    answer = fault
    const found = await geocoder.find(house)
    expect(found).toMatchObject({ label: 'London, SW1A 2AA', approximate: true })
    await geocoder.find('9 Low Street, Leeds')
    expect(asked).toHaveLength(1)
  })

  it.each([400, 404])('remembers nothing of a %i, and goes on asking', async status => {
    const usual = answer
    answer = (_, response) => response.writeHead(status).end()
    expect(await geocoder.findAll(house)).toMatchObject({ isPassing: true })
    answer = usual
    expect(await geocoder.find(house)).toMatchObject({ approximate: false })
    expect(asked).toHaveLength(2)
  })

  it('says that an answer is passing while the provider cannot be asked', async () => {
    const usual = answer
    answer = (_, response) => response.writeHead(503).end()
    expect(await geocoder.findAll(house)).toMatchObject({ isPassing: true })
    expect(await geocoder.findAll(house)).toMatchObject({ isPassing: true })
    expect(await geocoder.suggest('Zzyzx Hollow')).toEqual({ places: [], isPassing: true })
    expect(await geocoder.findAll('York')).toMatchObject({ isPassing: false })
    answer = usual
    now = 31_000
    expect(await geocoder.findAll(house)).toMatchObject({ isPassing: false })
    expect(await geocoder.suggest('Nowhere at all')).toEqual({ places: [], isPassing: false })
  })

  it('asks again when the provider has had its rest', async () => {
    const usual = answer
    answer = (_, response) => response.writeHead(503).end()
    await geocoder.find(house)
    answer = usual
    now = 31_000
    expect(await geocoder.find(house)).toMatchObject({ approximate: false })
  })
})
