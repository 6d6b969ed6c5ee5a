import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minuteMs, secondMs } from '#foundation/rules/time/lengths.ts'
import { loadPart, onMissingPart } from './lazy-part.ts'

const page = new EventTarget()
const reload = vi.fn()
let status: number | 'none'
const looks = vi.fn(async () => {
  if (status === 'none') throw new TypeError('Failed to fetch')
  return new Response(null, { status })
})

const load = vi.fn<() => Promise<string>>()
const missing = new Error('Failed to fetch dynamically imported module: /assets/part.js')
const told: string[] = []
let stopTelling: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', page)
  vi.stubGlobal('location', { href: 'https://holdall.test/', reload })
  vi.stubGlobal('fetch', looks)
  vi.stubGlobal('sessionStorage', new Map())
  stopTelling = onMissingPart(reason => told.push(reason))
  told.length = 0
  status = 'none'
  load.mockReset().mockRejectedValue(missing)
})
afterEach(() => {
  stopTelling()
  vi.useRealTimers()
  vi.clearAllMocks()
})
afterAll(() => vi.unstubAllGlobals())

/** What has come of the part by now. */
async function loading() {
  const come: string[] = []
  void loadPart(load).then(part => come.push(part))
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual(['cut off'])
  return come
}

function serverIsBack() {
  status = 200
  load.mockResolvedValue('the part')
}

test('a part comes once the server is back, although the device was online all the time', async () => {
  const come = await loading()
  await vi.advanceTimersByTimeAsync(20 * secondMs)
  expect(come).toEqual([])
  serverIsBack()
  await vi.advanceTimersByTimeAsync(5 * secondMs)
  expect(come).toEqual(['the part'])
  expect(told).toEqual(['cut off'])
})

test('a connection that comes back while one looks for the server brings the part', async () => {
  status = 200
  load.mockRejectedValueOnce(missing).mockResolvedValue('the part')
  const come: string[] = []
  void loadPart(load).then(part => come.push(part))
  await vi.advanceTimersByTimeAsync(0)
  expect(come).toEqual(['the part'])
  expect(told).toEqual([])
  expect(reload).not.toHaveBeenCalled()
})

test('a server that is being replaced is not there yet', async () => {
  status = 502
  const come = await loading()
  await vi.advanceTimersByTimeAsync(20 * secondMs)
  expect(reload).not.toHaveBeenCalled()
  serverIsBack()
  await vi.advanceTimersByTimeAsync(5 * secondMs)
  expect(come).toEqual(['the part'])
})

test('it looks ever more seldom, and at once when somebody presses again', async () => {
  const come = await loading()
  await vi.advanceTimersByTimeAsync(15 * minuteMs)
  const before = looks.mock.calls.length
  await vi.advanceTimersByTimeAsync(15 * minuteMs)
  expect(looks.mock.calls.length - before).toBeLessThan(before / 2)
  serverIsBack()
  page.dispatchEvent(new Event('click'))
  await vi.advanceTimersByTimeAsync(0)
  expect(come).toEqual(['the part'])
})

test('a part that the server has no more is gone: the page is loaded anew', async () => {
  await loading()
  status = 200
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
  await vi.advanceTimersByTimeAsync(5 * secondMs)
  expect(reload).toHaveBeenCalledOnce()
})
