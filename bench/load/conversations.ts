import type { Person } from '#test/factories.ts'
import { ask, headers, type Kind, pick } from './mixed-load.ts'

export interface Conversations {
  /** Somebody writes to a host. */
  write: Kind
  /** Somebody looks at their bookings, a page that the server draws for them alone. */
  look: Kind
  /** Everybody has one page open that is told what is new. */
  streams: OpenStreams
}

interface OpenStreams {
  /** What they were told of. */
  told(): number
  /** Streams that ended, or never began, although nobody had closed them. */
  lost(): number
  close(): void
}

/** Each of these people has asked one host something and stays in the conversation. */
export async function converse(
  url: string,
  people: readonly Person[],
  listings: readonly string[],
): Promise<Conversations> {
  const api = `${url}/api/v1`
  const rooms = await Promise.all(
    people.map(async person => ({
      person,
      thread: await openThread(api, person, pick(listings)),
      cookie: await cookieOf(api, person),
    })),
  )
  return {
    write: {
      name: 'message',
      share: 8,
      send() {
        const { thread, person } = pick(rooms) ?? {}
        const text = 'Is it dry, and can I come on Sunday?'
        const token = person?.token ?? ''
        return ask(`${api}/messages/threads/${thread}`, { method: 'POST', body: { text }, token })
      },
    },
    look: {
      name: 'own bookings',
      share: 5,
      async send() {
        const cookie = pick(rooms)?.cookie ?? ''
        const answer = await fetch(`${url}/your-storage`, { headers: headers({ cookie }) })
        return { status: answer.status, body: await answer.text() }
      },
    },
    streams: listen(`${api}/messages/events`, people),
  }
}

async function openThread(api: string, { token }: Person, listing: string | undefined) {
  const { body } = await ask(`${api}/messages/threads`, {
    method: 'POST',
    body: { listing },
    token,
  })
  return (JSON.parse(body) as { data: { _id: string } }).data._id
}

async function cookieOf(api: string, { email, password }: Person): Promise<string> {
  const answer = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: headers({ 'sec-fetch-site': 'same-origin' }),
    body: JSON.stringify({ email, password }),
  })
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  if (!cookie) throw new Error(`No cookie came with the log-in: ${answer.status}`)
  return cookie
}

function listen(address: string, people: readonly Person[]): OpenStreams {
  const isOver = new AbortController()
  let told = 0
  let lost = 0
  for (const { token } of people) {
    const options = { headers: headers({ authorization: `Bearer ${token}` }) }
    void fetch(address, { ...options, signal: isOver.signal })
      .then(async answer => {
        if (answer.status !== 200) throw new Error(`no stream: ${answer.status}`)
        const texts = answer.body?.pipeThrough(new TextDecoderStream()) ?? []
        for await (const text of texts) told += text.split('"text":').length - 1
        throw new Error('the stream ended')
      })
      .catch(() => {
        if (!isOver.signal.aborted) lost += 1
      })
  }
  return { told: () => told, lost: () => lost, close: () => isOver.abort() }
}
