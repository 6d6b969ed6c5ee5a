import { dehydrate, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { firstMoment, keepHandedOver } from './drawn-page.ts'
import { readAnew, unlessShown } from './read-anew.ts'

test('what the server has drawn is not read again, until somebody goes on', () => {
  const then = new Date('2026-03-01T09:00:00Z')
  const client = new QueryClient()
  client.setQueryData(['list'], 'read')
  keepHandedOver({ read: dehydrate(client), own: { title: undefined, now: then } })
  expect(firstMoment()).toBe(then)
  expect(readAnew({ queryHash: '["list"]' })).toBe(false)
  expect(readAnew({ queryHash: '["other"]' })).toBe('always')
  keepHandedOver(undefined)
  expect(firstMoment().getTime()).toBeGreaterThan(then.getTime())
  expect(readAnew({ queryHash: '["list"]' })).toBe('always')
})

test('a part that joins others shows what they do, and the next page reads anew', async () => {
  const client = new QueryClient()
  const read = vi.fn(async () => 'read')
  const show = () => {
    const options = { queryKey: ['list'], queryFn: read, refetchOnMount: unlessShown }
    return new QueryObserver(client, options).subscribe(() => undefined)
  }

  const page = show()
  await vi.waitFor(() => expect(client.getQueryData(['list'])).toBe('read'))
  const part = show()
  expect(read).toHaveBeenCalledTimes(1)

  part()
  page()
  show()
  expect(read).toHaveBeenCalledTimes(2)
})
