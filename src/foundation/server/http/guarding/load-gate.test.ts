import { EventEmitter, once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createHttpServer } from './listen.ts'
import { withLoadGate } from './load-gate.ts'
import { withMicroCache } from './micro-cache.ts'

interface Arrival {
  incoming?: EventEmitter & { headers: Record<string, string>; complete: boolean }
}

/** A request with a body, of which all has arrived or not. */
function incomingBody(complete: boolean) {
  return Object.assign(new EventEmitter(), { headers: { 'content-length': '5' }, complete })
}

describe('the gate before the work', () => {
  function aGate(atOnce: number) {
    const waiting: (() => void)[] = []
    let turnedAway = 0
    const work = () => new Promise<Response>(done => waiting.push(() => done(new Response('done'))))
    const onTurnedAway = () => {
      turnedAway += 1
    }
    const fetch = withLoadGate<Arrival>(work, { atOnce, onTurnedAway })
    const ask = (path: string, arrival: Arrival = {}) =>
      Promise.resolve(fetch(new Request(`http://localhost${path}`), arrival))
    return { ask, waiting, turnedAway: () => turnedAway }
  }

  it('turns away at once what is too much, and admits again when somebody has left', async () => {
    const { ask, waiting, turnedAway } = aGate(2)
    const inside = [ask('/'), ask('/api/v1/map')]
    const page = await ask('/search')
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await page.text()).toContain('very busy')
    const call = await ask('/api/v1/booking')
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await call.json()).toMatchObject({ status: 'error', code: 'unavailable' })
    expect(turnedAway()).toBe(2)

    waiting.shift()?.()
    await inside[0]
    const next = ask('/search')
    for (const done of waiting) done()
    expect((await next).status).toBe(200)
  })

  it('still answers those who watch over the program', async () => {
    const { ask, waiting } = aGate(1)
    const inside = ask('/')
    const watching = ['/healthz', '/readyz', '/metrics'].map(path => ask(path))
    for (const done of waiting) done()
    for (const answer of await Promise.all(watching)) expect(answer.status).toBe(200)
    await inside
  })

  it('keeps no place for who has not sent everything yet', async () => {
    const { ask, waiting } = aGate(1)
    const incoming = incomingBody(false)
    const slow = ask('/api/v1/booking', { incoming })
    incoming.emit('resume')
    const quick = ask('/search')
    waiting[1]?.()
    expect((await quick).status).toBe(200)
    incoming.emit('end')
    expect((await ask('/search')).status).toBe(503)
    waiting[0]?.()
    expect((await slow).status).toBe(200)
  })

  it('counts who is worked on before anybody reads what they sent', async () => {
    const { ask, waiting } = aGate(1)
    const incoming = incomingBody(true)
    const asked = ask('/api/v1/booking', { incoming })
    expect((await ask('/search')).status).toBe(503)
    incoming.emit('resume')
    expect((await ask('/search')).status).toBe(503)
    waiting[0]?.()
    expect((await asked).status).toBe(200)
    const next = ask('/search')
    waiting[1]?.()
    expect((await next).status).toBe(200)
  })
})

describe('the gate of a listening server', () => {
  let server: Server
  afterEach(async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })

  it('counts a call from its head on, but not while it waits for the rest of the body', async () => {
    const calls: string[] = []
    const door = Promise.withResolvers<void>()
    const gate = withLoadGate<Arrival>(
      async request => {
        if (request.method !== 'POST') return new Response('in')
        calls.push('came')
        await door.promise
        calls.push(await request.text())
        return new Response('done')
      },
      { atOnce: 1, onTurnedAway: () => undefined },
    )
    server = createHttpServer(withMicroCache(gate), {})
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const status = async () => (await fetch(`http://127.0.0.1:${port}/other`)).status
    const socket = connect({ port, host: '127.0.0.1' })
    socket.write('POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 5\r\n\r\nab')
    await expect.poll(() => calls).toEqual(['came'])
    expect(await status()).toBe(503)
    door.resolve()
    await expect.poll(status).toBe(200)
    socket.write('cde')
    expect(String((await once(socket, 'data'))[0])).toContain('200 OK')
    expect(calls).toEqual(['came', 'abcde'])
    socket.destroy()
  })
})
