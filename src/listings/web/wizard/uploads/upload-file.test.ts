import { afterEach, expect, it, vi } from 'vitest'
import { uploadFile } from './upload-file.ts'

/** Answers everything in the same way, as a proxy does that knows nothing of the API. */
const answering = (status: number, response: unknown) =>
  class {
    readonly upload = {}
    readonly status = status
    readonly response = response
    onload = () => undefined
    open = () => undefined
    setRequestHeader = () => undefined
    send = () => this.onload()
  }

const upload = () =>
  uploadFile({
    listingId: 'garage',
    file: new File(['x'], 'garage.jpg'),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })

afterEach(() => vi.unstubAllGlobals())

it('hands on what the server has made of the file', async () => {
  const answer = { data: ['/media/a.jpg'], meta: { items: [], version: 3 } }
  vi.stubGlobal('XMLHttpRequest', answering(200, answer))
  expect(await upload()).toEqual({ urls: ['/media/a.jpg'], items: [], version: 3 })
})

it.each([
  [413, { status: 'error' }, 'smaller than 5 MB'],
  [415, { status: 'error' }, 'could not read that picture'],
  [500, { status: 'error' }, 'could not be sent'],
  [200, null, 'could not be sent'],
])('says why where the answer is %i with %o', async (status, answer, words) => {
  vi.stubGlobal('XMLHttpRequest', answering(status, answer))
  await expect(upload()).rejects.toThrow(words)
})
