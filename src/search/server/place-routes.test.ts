import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedGazetteer } from '#foundation/server/places/embedded-gazetteer.ts'
import { hostedGeocoder } from '#foundation/server/places/hosted-geocoder.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'

const q = (text: string) => `?q=${encodeURIComponent(text)}`

describe('places', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  it('suggests localities and countries to anybody, and lets it be cached', async () => {
    const { status, body, headers } = await app.get(`/places${q('yor')}`)
    expect(status).toBe(200)
    expect(body.data[0]).toMatchObject({ label: 'York', kind: 'locality' })
    expect(headers.get('cache-control')).toMatch(/^public/)
  })

  it('answers an empty list where nothing is called so', async () => {
    expect((await app.get(`/places${q('qqqq')}`)).body.data).toEqual([])
  })

  it('geocodes what was suggested', async () => {
    const { body } = await app.get(`/places/geocode${q('Newport, Isle of Wight')}`)
    expect(body.data).toMatchObject({ kind: 'locality', approximate: false })
    expect(body.data.lat).toBeCloseTo(50.7, 1)
  })

  it('says that a postcode is only approximate here', async () => {
    const { body } = await app.get(`/places/geocode${q('12 High Street, York YO1 7HU')}`)
    expect(body.data).toMatchObject({ kind: 'postcode', approximate: true })
  })

  it('says how far from the middle of its area a postcode may lie, if no town is named', async () => {
    const about = async (text: string) =>
      (await app.get(`/places/geocode${q(text)}`)).body.data.aboutKm
    expect(await about('LS6')).toBeGreaterThan(8)
    expect(await about('LS6')).toBeLessThan(40)
    expect(await about('IV1')).toBeGreaterThan(await about('LS6'))
    expect(await about('12 High Street, York YO1 7HU')).toBeUndefined()
  })

  it('finds nothing without calling that a fault', async () => {
    const { status, body } = await app.get(`/places/geocode${q('Atlantis')}`)
    expect(status).toBe(200)
    expect(body.data).toBeNull()
  })

  it('says whether there is a street map', async () => {
    expect((await app.get('/map')).body.data).toEqual({
      streetStyleUrl: null,
      streetTilesUrl: null,
    })
  })

  it.each(['/places', '/places/geocode'])('%s refuses what is no question', async path => {
    const address = '198.51.100.7'
    expect((await app.get(path, { address })).status).toBe(400)
    expect((await app.get(`${path}?q=`, { address })).status).toBe(422)
    expect((await app.get(`${path}${q('   ')}`, { address })).status).toBe(422)
    expect((await app.get(`${path}${q('y'.repeat(10_000))}`, { address })).status).toBe(422)
    expect((await app.get(`${path}${q('a\0b')}`, { address })).status).toBe(400)
    expect((await app.get(`${path}?q=york&q=leeds`, { address })).status).toBe(400)
    expect((await app.get(`${path}?q=york&lat=1`, { address })).status).toBe(400)
  })

  it.each([
    '%',
    '_',
    '.*',
    '(zq+)+$',
    "' OR 1=1--",
    '🏠',
    '\u202e',
    '<script>',
    '{"$gt":""}',
    '\\',
  ])('takes %j for a name that nothing has', async text => {
    expect((await app.get(`/places${q(text)}`)).body.data).toEqual([])
    expect((await app.get(`/places/geocode${q(text)}`)).body.data).toBeNull()
  })

  it('stops answering an address that asks far too often', async () => {
    const address = '198.51.100.8'
    const answers = await Promise.all(
      Array.from({ length: 121 }, () => app.get(`/places${q('york')}`, { address })),
    )
    const refused = answers.filter(answer => answer.status === 429)
    expect(refused).toHaveLength(1)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('places while the geocoder is away', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
    const provider = { url: 'http://127.0.0.1:1', userAgent: 'Holdall (test)' }
    const { log } = app.services
    app.services.geocoder = hostedGeocoder({ provider, gazetteer: embeddedGazetteer, log })
  })
  afterAll(() => app.close())

  it.each([
    `/places/geocode${q('12 High Street, York YO1 7HU')}`,
    `/places/geocode${q('Atlantis')}`,
    `/places${q('qqqq')}`,
  ])('%s is answered for this once', async path => {
    const { status, headers } = await app.get(path)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  })

  it.each([`/places/geocode${q('York')}`, `/places${q('yor')}`])(
    '%s needs nobody else, and may be kept',
    async path => {
      expect((await app.get(path)).headers.get('cache-control')).toMatch(/^public/)
    },
  )
})

describe('a deployment with a street map', () => {
  it('tells pages where its style is', async () => {
    const streetStyleUrl = 'https://tiles.example/styles/calm'
    const app = await testApp({ MAP_STYLE_URL: streetStyleUrl })
    expect((await app.get('/map')).body.data).toEqual({ streetStyleUrl, streetTilesUrl: null })
    await app.close()
  })

  it.each([
    ['/srv/uk.pmtiles', '/map/streets.pmtiles'],
    ['https://maps.example/uk.pmtiles', 'https://maps.example/uk.pmtiles'],
  ])('tells pages where its own file is: %s', async (MAP_TILES, streetTilesUrl) => {
    const app = await testApp({ MAP_TILES })
    expect((await app.get('/map')).body.data).toEqual({ streetStyleUrl: null, streetTilesUrl })
    await app.close()
  })
})
