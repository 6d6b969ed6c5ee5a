import {
  MutationObserver,
  onlineManager,
  type QueryClient,
  QueryObserver,
} from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from './api/api-failure.ts'
import { newQueryClient } from './new-query-client.ts'

const lost = () => Promise.reject(new ApiFailure({ status: 0, code: 'network', message: '' }))
let queries: QueryClient

beforeEach(() => {
  vi.useFakeTimers()
  queries = newQueryClient()
  queries.mount()
  onlineManager.setOnline(false)
})

afterEach(() => {
  onlineManager.setOnline(true)
  queries.unmount()
  queries.clear()
  vi.useRealTimers()
})

test('what is sent without a connection fails at once, and is never sent later by itself', async () => {
  const send = vi.fn(lost)
  const sending = new MutationObserver(queries, { mutationFn: send })
  await expect(sending.mutate()).rejects.toThrow(ApiFailure)
  onlineManager.setOnline(true)
  await vi.runAllTimersAsync()
  expect(send).toHaveBeenCalledTimes(1)
})

test('what is read without a connection fails, and is read again once there is one', async () => {
  const read = vi.fn<() => Promise<string>>(lost)
  const reading = new QueryObserver(queries, { queryKey: ['booking'], queryFn: read })
  const stop = reading.subscribe(() => undefined)
  await vi.runAllTimersAsync()
  expect(reading.getCurrentResult().status).toBe('error')
  read.mockResolvedValue('14 Canary Row')
  onlineManager.setOnline(true)
  await vi.runAllTimersAsync()
  expect(reading.getCurrentResult().data).toBe('14 Canary Row')
  stop()
})
