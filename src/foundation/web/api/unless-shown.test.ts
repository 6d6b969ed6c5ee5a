import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { unlessShown } from './unless-shown.ts'

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
