import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import type { Arriving } from './load-gate.ts'
import { withDeadline } from './with-deadline.ts'

const never = () => new Promise<Response>(() => undefined)
const ask = (work: () => Promise<Response>, path: string, env: Arriving = {}, init?: RequestInit) =>
  withDeadline<Arriving>(work, 20)(new Request(`http://here${path}`, init), env)

const multipart = {
  method: 'POST',
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
  body: 'x',
}

/** A request with a body, of which all has arrived or not. */
function incomingBody(complete: boolean) {
  return Object.assign(new EventEmitter(), { headers: { 'content-length': '5' }, complete })
}

describe('a request that hangs', () => {
  it('is told to come back, as a call and as a page', async () => {
    const call = await ask(never, '/api/v1/map')
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await call.json()).toMatchObject({ status: 'error', code: 'unavailable' })
    const page = await ask(never, '/search')
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2'])
    expect(await page.text()).toContain('briefly unavailable')
  })

  it('has all the time that it needs to arrive', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const incoming = incomingBody(false)
    const slow = ask(() => promise, '/api/v1/booking', { incoming })
    incoming.emit('resume')
    expect((await ask(never, '/search')).status).toBe(503)
    resolve(new Response('done'))
    expect((await slow).status).toBe(200)
    const hung = ask(never, '/api/v1/booking', { incoming })
    incoming.emit('resume')
    incoming.emit('end')
    expect((await hung).status).toBe(503)
  })

  it.each([false, true])('is timed before its body is read, where all is there: %s', async all => {
    const unread = await ask(never, '/api/v1/booking', { incoming: incomingBody(all) })
    expect(unread.status).toBe(503)
    const upload = await ask(never, '/api/v1/media', { incoming: incomingBody(all) }, multipart)
    expect(upload.status).toBe(503)
  })

  it('is timed once its body is read, which was there already', async () => {
    const incoming = incomingBody(true)
    const hung = ask(never, '/api/v1/booking', { incoming })
    incoming.emit('resume')
    expect((await hung).status).toBe(503)
  })

  it('is let be while it is an upload that is read or worked on', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const incoming = incomingBody(true)
    const upload = ask(() => promise, '/api/v1/media', { incoming }, multipart)
    incoming.emit('resume')
    expect((await ask(never, '/search')).status).toBe(503)
    resolve(new Response('done'))
    expect((await upload).status).toBe(200)
  })

  it('has its answer let go of when that comes after all', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    expect((await ask(() => promise, '/api/v1/messages/events')).status).toBe(503)
    const letGo = new Promise<void>(isLetGo => {
      resolve(new Response(new ReadableStream({ cancel: () => isLetGo() })))
    })
    await letGo
  })
})
