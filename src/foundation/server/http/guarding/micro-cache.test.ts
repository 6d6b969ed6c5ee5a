import { describe, expect, it } from 'vitest'
import { withMicroCache } from './micro-cache.ts'

function origin() {
  const state = { made: 0, time: 0, headers: { 'cache-control': 'public, max-age=0' } }
  const cache = withMicroCache<void>(
    async () => {
      state.made += 1
      const body = `answer ${state.made} ${'.'.repeat(2000)}`
      const headers = { ...state.headers, 'content-type': 'text/plain', etag: `"${state.made}"` }
      return new Response(body, { headers })
    },
    () => state.time,
  )
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await cache.fetch(new Request(`http://here${path}`, { headers }))
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  return { state, ask }
}

describe('the micro cache', () => {
  it('makes one answer for everybody within a second, and a new one after it', async () => {
    const { state, ask } = origin()
    await ask('/a')
    state.time = 999
    expect((await ask('/a')).text).toContain('answer 1')
    state.time = 1000
    expect((await ask('/a')).text).toContain('answer 2')
  })

  it('lets those who ask meanwhile wait for the one being made', async () => {
    const { state, ask } = origin()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/a')))
    expect(state.made).toBe(1)
    expect(new Set(answers.map(answer => answer.text)).size).toBe(1)
  })

  it('keeps different addresses and encodings apart', async () => {
    const { state, ask } = origin()
    await ask('/a?page=1')
    await ask('/a?page=2')
    const zipped = await ask('/a?page=1', { 'accept-encoding': 'gzip' })
    expect(zipped.headers.get('content-encoding')).toBe('gzip')
    expect(state.made).toBe(3)
  })

  it('keeps nothing that is private, and nothing for somebody who is signed in', async () => {
    const { state, ask } = origin()
    await ask('/a', { authorization: 'Bearer x' })
    await ask('/a', { authorization: 'Bearer x' })
    expect(state.made).toBe(2)
    state.headers = { 'cache-control': 'no-store' }
    await ask('/b')
    await ask('/b')
    expect(state.made).toBe(4)
  })

  it('says "unchanged" to a browser that has the answer', async () => {
    const { ask } = origin()
    const first = await ask('/a')
    const again = await ask('/a', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })
})

describe('what one cookie may see', () => {
  const cache = withMicroCache<void>(async request => {
    const who = request.headers.get('cookie')
    return who === 'sid=ann'
      ? new Response('a letter to Ann', { headers: { 'cache-control': 'private, no-store' } })
      : new Response('not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  })
  const ask = async (cookie: string) => {
    const request = new Request('http://here/media/letter.png', { headers: { cookie } })
    return (await cache.fetch(request)).text()
  }

  it('is not given to a stranger who asks for it in the same moment', async () => {
    expect(await Promise.all([ask('sid=ann'), ask('sid=bob')])).toEqual([
      'a letter to Ann',
      'not found',
    ])
  })

  it('is not kept from its owner by a stranger who asks first', async () => {
    expect(await Promise.all([ask('sid=bob'), ask('sid=ann')])).toEqual([
      'not found',
      'a letter to Ann',
    ])
  })
})

describe('an answer that comes bit by bit', () => {
  /** Streams that say who let go of them, and how much was taken of each. */
  function streams(headers: Record<string, string>) {
    const opened: { taken: number; isLetGo: boolean }[] = []
    const cache = withMicroCache<void>(async () => {
      const stream = { taken: 0, isLetGo: false }
      opened.push(stream)
      const body = new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            stream.taken += 1
            controller.enqueue(new Uint8Array(1000))
          },
          cancel() {
            stream.isLetGo = true
          },
        },
        { highWaterMark: 0 },
      )
      return new Response(body, { headers })
    })
    const askTwice = () =>
      Promise.all([1, 2].map(() => cache.fetch(new Request('http://here/events'))))
    return { opened, askTwice }
  }

  it('is for whoever asked alone, and ends when they go away', async () => {
    const { opened, askTwice } = streams({
      'cache-control': 'no-store',
      'content-type': 'text/event-stream',
    })
    for (const answer of await askTwice()) await answer.body?.cancel()
    expect(opened).toEqual([
      { taken: 0, isLetGo: true },
      { taken: 0, isLetGo: true },
    ])
  })

  it('is never held for others while it is too large to keep', async () => {
    const { opened, askTwice } = streams({
      'cache-control': 'public, max-age=3600',
      'content-length': '400000000',
    })
    const [first, second] = await askTwice()
    const reader = first?.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    await second?.body?.cancel()
    expect(opened).toEqual([
      { taken: 1, isLetGo: true },
      { taken: 0, isLetGo: true },
    ])
  })
})

it('says "unchanged" to nobody who asks meanwhile and has no answer yet', async () => {
  const cache = withMicroCache<void>(async request => {
    const isKnown = request.headers.get('if-none-match') === '"1"'
    const headers = { 'cache-control': 'public, max-age=60', etag: '"1"' }
    return new Response(isKnown ? null : 'prices', { status: isKnown ? 304 : 200, headers })
  })
  const ask = async (headers: Record<string, string>) =>
    (await cache.fetch(new Request('http://here/policy', { headers }))).text()
  expect(await Promise.all([ask({ 'if-none-match': '"1"' }), ask({})])).toEqual(['', 'prices'])
})

/** The first answer waits until the test gives it; the others come at once. */
function hangingOrigin() {
  const first = Promise.withResolvers<void>()
  const state = { made: 0 }
  const cache = withMicroCache<void>(
    async () => {
      state.made += 1
      const body = `answer ${state.made}`
      if (state.made === 1) await first.promise
      return new Response(body, { headers: { 'cache-control': 'public, max-age=0' } })
    },
    () => 0,
    20,
  )
  const ask = async (path: string) => (await cache.fetch(new Request(`http://here${path}`))).text()
  return { state, ask, give: first.resolve }
}

describe('an answer that does not come', () => {
  it('is asked for again by whoever waited for it, once for all who do', async () => {
    const { state, ask, give } = hangingOrigin()
    const hung = ask('/a')
    expect(await Promise.all([ask('/a'), ask('/a'), ask('/a')])).toEqual(Array(3).fill('answer 2'))
    expect(state.made).toBe(2)
    give()
    expect(await hung).toBe('answer 1')
  })

  it.each(['/healthz', '/readyz', '/metrics'])('%s waits for nobody', async path => {
    const { ask, give } = hangingOrigin()
    const hung = ask(path)
    expect(await ask(path)).toBe('answer 2')
    give()
    await hung
  })
})
