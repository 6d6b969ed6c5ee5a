import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { type Person, signUp } from '#test/factories.ts'

describe('an answer that is long', () => {
  let app: TestApp
  let somebody: Person
  beforeAll(async () => {
    app = await testApp()
    somebody = await signUp(app, { role: 'customer' })
  })
  afterAll(() => app.close())

  async function ask(path: string, headers: Record<string, string>) {
    const socket = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
    const request = new Request(`http://localhost:3000/api/v1${path}`, { headers })
    const answer = await app.app.fetch(request, socket as never)
    const bytes = Buffer.from(await answer.arrayBuffer())
    return { bytes, encoding: answer.headers.get('content-encoding'), headers: answer.headers }
  }

  const long = '/configurations/storage-features'
  const short = '/configurations/nothing-of-the-kind'

  it('reaches strangers in fewer bytes, in a way that they can read', async () => {
    const plain = await ask(long, {})
    expect(plain.encoding).toBeNull()
    const zipped = await ask(long, { 'accept-encoding': 'gzip' })
    expect(zipped.encoding).toBe('gzip')
    expect(zipped.headers.get('vary')).toBe('accept-encoding')
    expect(gunzipSync(zipped.bytes)).toEqual(plain.bytes)
    const best = await ask(long, { 'accept-encoding': 'gzip, deflate, br' })
    expect(best.encoding).toBe('br')
    expect(brotliDecompressSync(best.bytes)).toEqual(plain.bytes)
    expect(best.bytes.length).toBeLessThan(plain.bytes.length / 2)
  })

  it('is not sent again to a stranger who has it', async () => {
    const accepting = { 'accept-encoding': 'gzip' }
    const etag = (await ask(long, accepting)).headers.get('etag') ?? ''
    const again = await ask(long, { ...accepting, 'if-none-match': etag })
    expect([again.bytes.length, again.encoding]).toEqual([0, null])
  })

  it('tells nobody by its length what is in it where somebody is signed in', async () => {
    const accepting = { 'accept-encoding': 'gzip', authorization: `Bearer ${somebody.token}` }
    expect((await ask(long, accepting)).encoding).toBeNull()
  })

  it('is left alone where it is short after all', async () => {
    expect((await ask(short, { 'accept-encoding': 'gzip' })).encoding).toBeNull()
  })
})
