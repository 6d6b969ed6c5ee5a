import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { newQueryClient } from '../new-query-client.ts'
import { drawMarkup } from './draw-markup.ts'
import { readWhatIsDrawn } from './read-what-is-drawn.ts'

interface Reads {
  [name: string]: () => Promise<string>
}

function One({ name, read, isAsked = true }: { name: string; read: Reads; isAsked?: boolean }) {
  const { data } = useQuery({ queryKey: [name], queryFn: read[name], enabled: isAsked })
  return <p>{`${name} is ${data ?? 'awaited'}`}</p>
}

/** The second is known to be needed once the first is there. */
function Two({ read }: { read: Reads }) {
  const { data } = useQuery({ queryKey: ['one'], queryFn: read.one })
  return (
    <>
      <One name="one" read={read} />
      {data && <One name="two" read={read} />}
    </>
  )
}

function Able({ read }: { read: () => Promise<string> }) {
  const meta = { isOfBrowser: true } as const
  return <p>{useQuery({ queryKey: ['able'], queryFn: read, meta }).data ?? 'awaited'}</p>
}

function drawing(page: React.ReactNode) {
  const queries = newQueryClient()
  const draw = () =>
    drawMarkup(<QueryClientProvider client={queries}>{page}</QueryClientProvider>, fault => {
      throw fault
    })
  return { queries, draw }
}

test('what a part asks for is read, and what that brings, each once', async () => {
  const read = { one: vi.fn(async () => 'here'), two: vi.fn(async () => 'here too') }
  const { queries, draw } = drawing(<Two read={read} />)
  await readWhatIsDrawn(queries, draw)
  expect(await draw()).toContain('<p>one is here</p><p>two is here too</p>')
  expect([read.one, read.two].map(reading => reading.mock.calls.length)).toEqual([1, 1])
})

test('what is not to be asked for is not read', async () => {
  const read = { one: vi.fn(async () => 'here') }
  const { queries, draw } = drawing(<One name="one" read={read} isAsked={false} />)
  await readWhatIsDrawn(queries, draw)
  expect(read.one).not.toHaveBeenCalled()
})

test('what only the browser can tell is left to it', async () => {
  const read = vi.fn(async () => 'wrong')
  const { queries, draw } = drawing(<Able read={read} />)
  await readWhatIsDrawn(queries, draw)
  expect(await draw()).toContain('awaited')
  expect(read).not.toHaveBeenCalled()
})

test('what fails is tried once and drawn as awaited, for the browser to try', async () => {
  const read = { one: vi.fn(() => Promise.reject(new Error('no'))) }
  const { queries, draw } = drawing(<One name="one" read={read} />)
  await readWhatIsDrawn(queries, draw)
  expect(await draw()).toContain('one is awaited')
  expect(read.one).toHaveBeenCalledTimes(1)
})

test('what takes too long is drawn as awaited', async () => {
  const read = { one: () => new Promise<string>(() => undefined) }
  const { queries, draw } = drawing(<One name="one" read={read} />)
  await readWhatIsDrawn(queries, draw, 1)
  expect(queries.getQueryCache().getAll()).toEqual([])
  expect(await draw()).toContain('one is awaited')
})

test('a page that asks for nothing is drawn once more than it is sent', async () => {
  const draw = vi.fn(async () => undefined)
  await readWhatIsDrawn(new QueryClient(), draw)
  expect(draw).toHaveBeenCalledTimes(1)
})
