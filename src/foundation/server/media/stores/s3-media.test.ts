import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { AwsClient } from 'aws4fetch'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { dayMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { freePort } from '#test/servers/running-program.ts'
import { expectedSignature, signatureGate } from '#test/servers/signature-gate.ts'
import { serveMedia } from '../serve-media.ts'
import { newMediaName } from './media-name.ts'
import { type S3Settings, s3Media } from './s3-media.ts'

const program = fileURLToPath(import.meta.resolve('s3rver/bin/s3rver.js'))

/** A store made by others, in a process of its own, behind a gate that checks signatures. */
describe('media in an S3-compatible store', () => {
  let folder: string
  let server: ChildProcess
  let gate: Server
  let settings: S3Settings
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'holdall-s3-'))
    const port = await freePort()
    const bucket = 'holdall-media'
    const where = ['-d', folder, '-a', '127.0.0.1', '-p', String(port)]
    server = spawn(process.execPath, [program, ...where, '--configure-bucket', bucket], {
      stdio: 'ignore',
    })
    await listening(`http://127.0.0.1:${port}`)
    const keys = { region: 'eu-west-2', accessKeyId: 'S3RVER', secretAccessKey: randomUUID() }
    gate = signatureGate({ ...keys, storePort: port }).listen(0, '127.0.0.1')
    await once(gate, 'listening')
    const endpoint = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`
    settings = { endpoint, bucket, ...keys }
  })
  afterAll(async () => {
    gate.close()
    server.kill()
    await rm(folder, { recursive: true, force: true })
  })

  it('keeps a file, sends the whole or a part of it, and removes it', async () => {
    const store = s3Media(settings)
    const name = newMediaName('mp4')
    await store.put(name, Buffer.from('0123456789'))
    const whole = await serveMedia(store, new Request('http://here/media/x'), name)
    expect(whole.headers.get('content-length')).toBe('10')
    expect(await whole.text()).toBe('0123456789')
    const request = new Request('http://here/media/x', { headers: { range: 'bytes=2-4' } })
    const part = await serveMedia(store, request, name)
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10')
    expect(await part.text()).toBe('234')
    expect(await store.open(name, { first: 10, last: undefined })).toBe('beyond')
    await store.remove(name)
    expect(await store.open(name)).toBeUndefined()
    await store.remove(name)
  })

  it('keeps every byte of a large picture', async () => {
    const store = s3Media(settings)
    const name = newMediaName('jpg')
    const bytes = Buffer.alloc(5_031_070, 'x')
    await store.put(name, bytes)
    const file = await store.open(name)
    if (!file || file === 'beyond') throw new Error('should be there')
    expect(file.size).toBe(bytes.length)
    expect((await text(file.content)).length).toBe(bytes.length)
  })

  it('lists what is old enough to sweep', async () => {
    const store = s3Media(settings)
    const names = [newMediaName('jpg'), newMediaName('jpg')]
    for (const name of names) await store.put(name, Buffer.from('x'))
    const listed = await all(store.listBefore(new Date(Date.now() + minuteMs)))
    expect(listed).toEqual(expect.arrayContaining(names))
    expect(await all(store.listBefore(new Date('2020-01-01')))).toEqual([])
  })

  it('says what went wrong when the store turns it away', async () => {
    const stranger = s3Media({ ...settings, accessKeyId: 'nobody' })
    const putting = stranger.put(newMediaName('jpg'), Buffer.from('x'))
    const because = (reason: string) => ({ cause: { message: expect.stringContaining(reason) } })
    await expect(putting).rejects.toMatchObject(because('answered 403 InvalidAccessKeyId'))
    const elsewhere = s3Media({ ...settings, bucket: 'not-here' })
    const lost = elsewhere.put(newMediaName('jpg'), Buffer.from('x'))
    await expect(lost).rejects.toMatchObject(because('404'))
  })

  it('does nothing for whoever signs with another secret or for another region', async () => {
    const name = newMediaName('jpg')
    const store = s3Media(settings)
    await store.put(name, Buffer.from('kept'))
    const forger = s3Media({ ...settings, secretAccessKey: randomUUID() })
    const because = { cause: { message: expect.stringContaining(refused) } }
    const putting = forger.put(newMediaName('jpg'), Buffer.from('x'))
    await expect(putting).rejects.toMatchObject(because)
    await expect(forger.open(name)).rejects.toMatchObject(because)
    await expect(forger.remove(name)).rejects.toThrow(refused)
    await expect(all(forger.listBefore(new Date()))).rejects.toThrow(refused)
    const abroad = s3Media({ ...settings, region: 'us-east-1' })
    const denied = { cause: { message: expect.stringContaining('403 AccessDenied') } }
    await expect(abroad.open(name)).rejects.toMatchObject(denied)
    expect(await store.open(name)).toMatchObject({ size: 4 })
  })

  it('signs the method, the address, the day and every byte, so that none can be changed', async () => {
    const { accessKeyId, secretAccessKey, region, endpoint, bucket } = settings
    const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
    const url = `${endpoint}/${bucket}/media/${newMediaName('jpg')}`
    const body = 'what was meant'
    const sha = createHash('sha256').update(body).digest('hex')
    const headers = { 'x-amz-content-sha256': sha }
    const signed = await client.sign(url, { method: 'PUT', body, headers })
    const codeOf = async (to: string, init: RequestInit) => {
      const answer = await fetch(to, { headers: signed.headers, ...init })
      return /<Code>(\w+)</.exec(await answer.text())?.[1] ?? answer.status
    }
    const put = { method: 'PUT', body }
    expect(await codeOf(url, { ...put, body: 'something else' })).toBe('XAmzContentSHA256Mismatch')
    expect(await codeOf(`${url}x`, put)).toBe('SignatureDoesNotMatch')
    expect(await codeOf(url, { method: 'DELETE' })).toBe('SignatureDoesNotMatch')
    expect(await codeOf(url, { ...put, headers: {} })).toBe('AccessDenied')
    const yesterday = new Date(Date.now() - dayMs).toISOString().replace(/[-:]|\.\d+/g, '')
    const late = await client.sign(url, { ...put, headers, aws: { datetime: yesterday } })
    expect(await codeOf(url, { ...put, headers: late.headers })).toBe('RequestTimeTooSkewed')
    expect(await codeOf(url, put)).toBe(200)
  })
})

const refused = '403 SignatureDoesNotMatch'

async function all(names: AsyncIterable<string>): Promise<string[]> {
  const list: string[] = []
  for await (const name of names) list.push(name)
  return list
}

async function listening(endpoint: string): Promise<void> {
  const isUp = () =>
    fetch(endpoint).then(
      () => true,
      () => false,
    )
  await vi.waitUntil(isUp, { timeout: 60_000 })
}

/** The examples of Amazon's guide: client and gate must both agree with them. */
describe('the signature that a store will check', () => {
  const example = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  }
  const client = new AwsClient({ ...example, service: 's3' })
  const aws = { datetime: '20130524T000000Z', allHeaders: true }
  const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  it.each([
    [
      'test.txt',
      { range: 'bytes=0-9' },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    ['?lifecycle', {}, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
    [
      '?max-keys=2&prefix=J',
      {},
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('of GET /%s is the one that is published', async (path, headers, signature) => {
    const signed = await client.sign(`https://examplebucket.s3.amazonaws.com/${path}`, {
      headers: { ...headers, 'x-amz-content-sha256': nothing },
      aws,
    })
    const authorization = signed.headers.get('authorization') ?? ''
    expect(authorization).toContain(`Signature=${signature}`)
    const signedHeaders = /SignedHeaders=([^,]+)/.exec(authorization)?.[1] ?? ''
    const request = {
      method: 'GET',
      path: `/${path}`,
      headers: { ...Object.fromEntries(signed.headers), host: 'examplebucket.s3.amazonaws.com' },
    }
    expect(expectedSignature(request, signedHeaders, example)).toBe(signature)
  })
})
