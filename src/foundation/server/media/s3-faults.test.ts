import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { collectGarbage } from '#test/collect-garbage.ts'
import { newMediaName } from './stores/media-name.ts'
import { s3Media } from './stores/s3-media.ts'

const refusing =
  (status: number, code: string): RequestListener =>
  (_, response) =>
    response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
const hangingUp: RequestListener = request => request.socket.destroy()
const silent: RequestListener = () => collectMeanwhile()
/** Begins an answer and never ends it. */
const stalling: RequestListener = (_, response) => {
  response.writeHead(403).write('<Error>')
  collectMeanwhile()
}

function collectMeanwhile(): void {
  for (const inMs of [50, 100]) setTimeout(collectGarbage, inMs)
}

describe('a store that cannot be used', () => {
  let server: Server
  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  async function storeThat(answers: RequestListener) {
    server = createServer(answers).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const keys = { accessKeyId: 'holdall', secretAccessKey: randomUUID() }
    return s3Media({ endpoint, bucket: 'media', region: 'eu-west-2', ...keys }, 1000)
  }

  it.each([
    ['is not there', hangingUp, 'fetch failed'],
    ['gives no answer', silent, 'too long'],
    ['does not finish its answer', stalling, 'too long'],
    ['refuses us', refusing(403, 'AccessDenied'), '403 AccessDenied'],
    ['has lost our bucket', refusing(410, 'NoSuchBucket'), '410 NoSuchBucket'],
    ['is overrun', refusing(503, 'SlowDown'), '503 SlowDown'],
  ])('%s: whoever sent or asked is told to come back', async (_, answers, reason) => {
    const store = await storeThat(answers)
    const putOff = {
      status: 503,
      details: { retryAfter: 60 },
      cause: { message: expect.stringContaining(reason) },
    }
    const put = await store.put(newMediaName('jpg'), Buffer.from('x')).catch(error => error)
    expect(put).toMatchObject(putOff)
    expect(put.message).toContain('Nothing was saved')
    const opened = await store.open(newMediaName('jpg')).catch(error => error)
    expect(opened).toMatchObject(putOff)
    expect(opened.message).toContain('cannot show this file')
  })

  it.each([
    [507, 'XMinioStorageFull'],
    [403, 'QuotaExceeded'],
    [507, ''],
  ])('is full (%i %s): whoever sent a file is told that there is no room', async (status, code) => {
    const store = await storeThat(refusing(status, code))
    const put = await store.put(newMediaName('jpg'), Buffer.from('x')).catch(error => error)
    expect(put).toMatchObject({ status: 503, details: { retryAfter: 60 } })
    expect(put.message).toContain('no room')
  })
})
