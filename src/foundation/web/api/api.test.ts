import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession, signIn, signOut } from '../session/session-store.ts'
import { logOut } from '../signed-in/log-out.ts'
import { api } from './api.ts'
import { whenEnded } from './end-session.ts'

const ada = {
  _id: 'a1',
  firstName: 'Ada',
  role: 'partner',
  isVerified: true,
  token: 'ada',
} as const

type Answer = (request: Request) => Promise<Response>

const server = vi.fn<Answer>()

const limit = { ends: new AbortController() }

beforeEach(async () => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('fetch', (asked: Request | string, init?: RequestInit) =>
    server(
      asked instanceof Request ? asked : new Request(new URL(asked, 'http://localhost'), init),
    ),
  )
  limit.ends = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => limit.ends.signal)
  server.mockReset()
  await signIn(ada)
})

afterEach(async () => {
  await signOut()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const answerWith = (data: unknown) => async () => Response.json({ status: 'success', data })

function brokenOff(): ReadableStream {
  return new ReadableStream({
    start: answer => {
      answer.enqueue(new TextEncoder().encode('{"status":'))
      answer.error(new TypeError('network error'))
    },
  })
}

/** What the network does with a request that nobody answers. */
const nothing: Answer = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

test('a request that nobody answers is given up, as one without an answer', async () => {
  server.mockImplementation(nothing)
  const asking = api.post('/booking', {})
  await vi.waitFor(() => expect(server).toHaveBeenCalled())
  limit.ends.abort()
  await expect(asking).rejects.toMatchObject({ code: 'network' })
})

test('whoever leaves a page is told of no failure of what it asked', async () => {
  server.mockImplementation(nothing)
  const page = new AbortController()
  const asking = api.get('/booking', { signal: page.signal })
  await vi.waitFor(() => expect(server).toHaveBeenCalled())
  page.abort()
  await expect(asking).rejects.toMatchObject({ name: 'AbortError' })
})

test.each([
  ['a page of a network that wants a log-in first', () => new Response('<html>')],
  ['an answer that breaks off', () => new Response(brokenOff())],
  ['something of another program', () => Response.json({})],
])('%s is no answer, so what was sent may have arrived', async (_, answer) => {
  server.mockImplementation(async () => answer())
  await expect(api.post('/booking', {})).rejects.toMatchObject({ code: 'network' })
})

test('a file that breaks off is no answer either', async () => {
  server.mockImplementation(async () => new Response(brokenOff()))
  await expect(api.text('/calendar.ics')).rejects.toMatchObject({ code: 'network' })
})

test('a failure in words of another program keeps its number', async () => {
  server.mockImplementation(async () => new Response('<html>', { status: 502 }))
  const failure = { code: 'unexpected', status: 502, message: 'Something went wrong on our side.' }
  await expect(api.post('/booking', {})).rejects.toMatchObject(failure)
})

test('an upload takes as long as it needs', async () => {
  server.mockImplementation(answerWith('/picture'))
  limit.ends.abort()
  expect(await api.post('/pictures', new FormData())).toBe('/picture')
})

test('a log-out ends here before the server has answered', async () => {
  const answers: (() => void)[] = []
  server.mockImplementationOnce(
    () => new Promise(resolve => answers.push(() => resolve(Response.json({})))),
  )
  await logOut()
  expect(currentSession().status).toBe('out')
  const [told] = server.mock.lastCall ?? []
  expect(told?.headers.get('authorization')).toBe('Bearer ada')
  expect(told?.keepalive).toBe(true)

  const ended = vi.fn()
  const ending = whenEnded().then(ended)
  server.mockImplementation(answerWith('open'))
  expect(await api.get('/site')).toBe('open')
  expect(ended).not.toHaveBeenCalled()
  answers[0]?.()
  await ending
})
