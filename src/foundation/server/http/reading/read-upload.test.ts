import { describe, expect, it } from 'vitest'
import { Failure } from '#foundation/rules/errors.ts'
import { readUpload, type UploadRule } from './read-upload.ts'

const rule: UploadRule = { field: 'picture', maxBytes: 100, tooLarge: 'Too big, sorry.' }

function sending(fill: (form: FormData) => void): Request {
  const body = new FormData()
  fill(body)
  return new Request('http://localhost/', { method: 'PATCH', body })
}

const file = (size: number) => new File([new Uint8Array(size)], '../../etc/passwd.png')

async function codeOf(request: Request, given = rule): Promise<string> {
  const error = await readUpload(request, given).catch(caught => caught)
  return error instanceof Failure ? error.code : `read ${error.bytes.length} bytes`
}

describe('reading an upload', () => {
  it('takes one file up to the last byte of the limit', async () => {
    expect(await codeOf(sending(form => form.append('picture', file(100))))).toBe('read 100 bytes')
    expect(await codeOf(sending(form => form.append('picture', file(101))))).toBe('too_large')
    const error = await readUpload(
      sending(form => form.append('picture', file(5000))),
      rule,
    ).catch(caught => caught)
    expect(error.message).toBe('Too big, sorry.')
  })

  it('says so when the file is empty', async () => {
    const empty = sending(form => form.append('picture', file(0)))
    await expect(readUpload(empty, rule)).rejects.toThrow('That file is empty.')
  })

  it.each<[string, (form: FormData) => void, string]>([
    [
      'the file that is sent in another field',
      form => form.append('media', file(1)),
      'Please send exactly one file, in the field "picture".',
    ],
    ['what is not asked for', form => form.append('note', 'x'), 'Please leave this out: note.'],
    [
      'what is said twice',
      form => {
        form.append('id', '7')
        form.append('id', '8')
      },
      'Please send this once: id.',
    ],
  ])('names %s', async (_what, fill, words) => {
    const reading = readUpload(sending(fill), { ...rule, also: ['id', 'kind'] })
    await expect(reading).rejects.toThrow(words)
  })

  it.each<[string, (form: FormData) => void]>([
    ['no file', form => form.append('note', 'x')],
    ['an empty form', () => undefined],
    ['an empty file', form => form.append('picture', file(0))],
    ['a text where the file should be', form => form.append('picture', 'text')],
    ['another field name', form => form.append('media', file(1))],
    [
      'two files',
      form => {
        form.append('picture', file(1))
        form.append('picture', file(1))
      },
    ],
    [
      'a field before the file',
      form => {
        form.append('note', 'x')
        form.append('picture', file(1))
      },
    ],
    [
      'a thousand fields',
      form => {
        for (let i = 0; i < 1000; i += 1) form.append(`f${i}`, 'x')
      },
    ],
    [
      'a thousand files',
      form => {
        for (let i = 0; i < 1000; i += 1) form.append('picture', file(1))
      },
    ],
  ])('refuses %s', async (_what, fill) => {
    expect(await codeOf(sending(fill))).toBe('malformed')
  })

  it('takes the fields that a rule names, before or after the file, once each', async () => {
    const withId = { ...rule, also: ['id'] }
    const request = sending(form => {
      form.append('id', '7')
      form.append('picture', file(3))
    })
    expect((await readUpload(request, withId)).fields).toEqual({ id: '7' })
    const twice = sending(form => {
      form.append('id', '7')
      form.append('id', '8')
      form.append('picture', file(3))
    })
    expect(await codeOf(twice, withId)).toBe('malformed')
  })

  it('refuses other bodies and forms that break off', async () => {
    const send = (type: string, body: string) =>
      new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } })
    expect(await codeOf(send('application/json', '{}'))).toBe('unsupported_media_type')
    expect(await codeOf(send('multipart/form-data', 'x'))).toBe('unsupported_media_type')
    expect(await codeOf(send('multipart/form-data; boundary=', 'x'))).toBe('malformed')
    const brokenOff =
      '--b\r\nContent-Disposition: form-data; name="picture"; filename="a"\r\n\r\nabc'
    expect(await codeOf(send('multipart/form-data; boundary=b', brokenOff))).toBe('malformed')
  })

  it('gives up on a sender who drips', async () => {
    const body = new ReadableStream({
      start: controller => controller.enqueue(new TextEncoder().encode('--b\r\n')),
    })
    const request = new Request('http://localhost/', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    } as RequestInit)
    const error = await readUpload(request, rule, 20).catch(caught => caught)
    expect(error.code).toBe('timed_out')
  })
})
