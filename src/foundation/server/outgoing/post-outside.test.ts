import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendarServer } from '#test/servers/calendar-server.ts'
import { postOutside } from './post-outside.ts'

let server: Awaited<ReturnType<typeof calendarServer>>
beforeAll(async () => {
  server = await calendarServer()
})
afterAll(() => server.close())

type Answering = Parameters<typeof server.at>[0]

function post(answering: Answering, signal = new AbortController().signal) {
  const body = Buffer.from('{}')
  const asked = { headers: {}, body, signal, readAtMost: 10, allowLoopback: true }
  return postOutside(new URL(server.at(answering).url), asked)
}

describe('what is sent to addresses that somebody gave us', () => {
  it('is answered by a status, and by no more than the beginning of a body that never ends', async () => {
    const endless: Answering = (_request, response) => {
      const more = () => response.write('x'.repeat(100), error => !error && setImmediate(more))
      more()
    }
    expect(await post(endless)).toEqual({ status: 200, text: 'x'.repeat(10) })
  })

  it('ends with its time, in the middle of a body too', async () => {
    const ending = new AbortController()
    const slow: Answering = (_request, response) => {
      response.write('slow', () => ending.abort())
    }
    const answer = await post(slow, ending.signal).catch(({ name }) => name)
    expect(['AbortError', { status: 200, text: 'slow' }]).toContainEqual(answer)
    const stopping = new AbortController()
    await expect(post(() => stopping.abort(), stopping.signal)).rejects.toThrow('aborted')
  })

  it('ends when the other side goes on in another protocol', async () => {
    const another = { connection: 'upgrade', upgrade: 'ours' }
    const upgrading = post((_request, response) => void response.writeHead(101, another).end())
    await expect(upgrading).rejects.toThrow('another protocol')
  })

  it('goes on nowhere else, and unpacks nothing', async () => {
    const before = server.asked.length
    const elsewhere = post((request, response) => {
      response.writeHead(307, { location: request.url, 'content-encoding': 'gzip' }).end('packed')
    })
    expect(await elsewhere).toEqual({ status: 307, text: 'packed' })
    expect(server.asked).toHaveLength(before + 1)
  })
})
