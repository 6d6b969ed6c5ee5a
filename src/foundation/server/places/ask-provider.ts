import { z } from 'zod'

const longestAnswer = 200_000
const timeLimitMs = 2500
const ofQuestion = [400, 404]

/** One hit as Nominatim and compatible services give it. */
const ProviderHit = z.object({
  lat: z.coerce.number().min(49).max(61.5),
  lon: z.coerce.number().min(-9).max(2.5),
  name: z.string().max(200).default(''),
  display_name: z.string().max(500).default(''),
  type: z.string().default(''),
  addresstype: z.string().default(''),
  address: z.record(z.string(), z.string()).default({}),
})

export type ProviderHit = z.infer<typeof ProviderHit>

export interface Provider {
  url: string
  /** Names us; hosted geocoders require a contact address. */
  userAgent: string
}

/** The provider may say how long it wants no requests. */
export class ProviderRefusal extends Error {
  readonly restMs: number
  /** Nothing was found, or could be: whatever else is asked may well be answered. */
  readonly isOfQuestion: boolean
  constructor({ status, headers }: Response) {
    super(`The geocoder answered ${status}`)
    this.isOfQuestion = ofQuestion.includes(status)
    const seconds = Number(headers.get('retry-after') ?? 0)
    this.restMs = Number.isFinite(seconds) ? seconds * 1000 : 0
  }
}

/** Calls the configured host and no other: redirects and endless answers are errors. */
export async function askProvider(
  { url, userAgent }: Provider,
  text: string,
): Promise<ProviderHit[]> {
  const response = await fetch(searchUrl(url, text), {
    headers: { accept: 'application/json', 'accept-language': 'en-GB', 'user-agent': userAgent },
    redirect: 'error',
    signal: AbortSignal.timeout(timeLimitMs),
  })
  if (!response.ok) throw new ProviderRefusal(response)
  const hits = z.array(z.unknown()).parse(JSON.parse(await readShort(response)))
  return hits.flatMap(hit => ProviderHit.safeParse(hit).data ?? [])
}

function searchUrl(base: string, text: string): URL {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/search`
  const asked = { q: text, format: 'jsonv2', countrycodes: 'gb', addressdetails: '1', limit: '8' }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url
}

async function readShort(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > longestAnswer) throw new Error('The geocoder answered without end')
  }
  return text + decoder.decode()
}
