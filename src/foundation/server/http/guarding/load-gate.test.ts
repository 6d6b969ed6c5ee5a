import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { withLoadGate } from './load-gate.ts'

interface Arrival {
  incoming?: EventEmitter & { headers: Record<string, string> }
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
    const incoming = Object.assign(new EventEmitter(), { headers: { 'content-length': '5' } })
    const slow = ask('/api/v1/booking', { incoming })
    const quick = ask('/search')
    waiting[1]?.()
    expect((await quick).status).toBe(200)
    incoming.emit('end')
    expect((await ask('/search')).status).toBe(503)
    waiting[0]?.()
    expect((await slow).status).toBe(200)
  })
})
