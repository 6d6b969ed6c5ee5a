import { randomInt } from 'node:crypto'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { type Person, signUp } from '#test/factories.ts'
import { someAddress } from './some-address.ts'

/** One thing that people do, and its share in per cent. */
export interface Kind {
  name: string
  share: number
  send(): Promise<Answered>
}

export interface Answered {
  status: number
  body: string
}

/** So many hours ahead that most requests find a free unit. */
const horizonHours = 17_000
const towns = ['Leeds', 'Bristol', 'London', 'Cardiff', 'Glasgow', 'Norwich', 'York', 'Bath']
const lists = ['storage-features', 'storage-type', 'storage-size', 'storage-floor']

/** As from another household each time. */
export function headers(more: Record<string, string> = {}) {
  return { 'content-type': 'application/json', 'x-forwarded-for': someAddress(), ...more }
}

export async function ask(
  url: string,
  { method = 'GET', body, token }: { method?: string; body?: unknown; token?: string } = {},
): Promise<Answered> {
  const response = await fetch(url, {
    method,
    headers: headers(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.text() }
}

/** New people, who sign up as everybody does. */
export async function newRenters(url: string, howMany: number): Promise<Person[]> {
  const api = `${url}/api/v1`
  const caller = {
    get: async (path: string) => parsed(await ask(api + path)),
    post: async (path: string, body?: unknown, options: { token?: string | undefined } = {}) =>
      parsed(
        await ask(api + path, {
          method: 'POST',
          body,
          ...(options.token ? { token: options.token } : {}),
        }),
      ),
  }
  const people: Person[] = []
  for (let n = 0; n < howMany; n += 1) people.push(await signUp(caller, { role: 'customer' }))
  return people
}

function parsed({ status, body }: Answered) {
  return { status, headers: new Headers(), body: JSON.parse(body) }
}

/** The listings that can be booked by the hour. */
export async function listingIds(url: string): Promise<string[]> {
  const api = `${url}/api/v1`
  const { body } = await ask(`${api}/users/listings`, { method: 'POST', body: {} })
  const all = (JSON.parse(body).data as { _id: string }[]).map(card => card._id)
  const bookable: string[] = []
  for (const id of all) {
    const { status } = await ask(`${api}/booking/quote`, { method: 'POST', body: aWish(id) })
    if (status === 200) bookable.push(id)
  }
  return bookable
}

export function aWish(storageListing: string | undefined) {
  const hour = Math.ceil(Date.now() / hourMs) + randomInt(200, horizonHours)
  const [startDate, endDate] = [hour, hour + 24].map(at => new Date(at * hourMs).toISOString())
  return { storageListing, startDate, endDate, type: 'hourly' }
}

export interface MixedLoad {
  url: string
  people: readonly Person[]
  listings: readonly string[]
}

export function mixedLoad({ url, people, listings }: MixedLoad): Kind[] {
  const api = `${url}/api/v1`
  const post = (path: string, body: unknown, token?: string) =>
    ask(api + path, { method: 'POST', body, ...(token ? { token } : {}) })
  return [
    { name: 'home', share: 15, send: () => ask(`${url}/?from=${randomInt(10_000)}`) },
    {
      name: 'search',
      share: 25,
      send: () => post('/users/listings', { address: pick(towns), page: 1 }),
    },
    {
      name: 'listing page',
      share: 20,
      send: () => ask(`${url}/book/${pick(listings)}?n=${randomInt(10_000)}`),
    },
    { name: 'quote', share: 15, send: () => post('/booking/quote', aWish(pick(listings))) },
    {
      name: 'booking',
      share: 8,
      send: () => post('/booking', aWish(pick(listings)), pick(people)?.token),
    },
    {
      name: 'login',
      share: 5,
      send() {
        const { email, password } = pick(people) ?? {}
        return post('/auth/login', { email, password })
      },
    },
    { name: 'configuration', share: 12, send: () => ask(`${api}/configurations/${pick(lists)}`) },
  ]
}

export function pick<T>(items: readonly T[]): T | undefined {
  return items[randomInt(items.length)]
}

/** A random kind, by their shares. */
export function pickKind(kinds: readonly Kind[]): Kind {
  let at = randomInt(kinds.reduce((sum, kind) => sum + kind.share, 0))
  for (const kind of kinds) {
    at -= kind.share
    if (at < 0) return kind
  }
  throw new Error('There is always a kind')
}
