import { longestPlaceText } from '#foundation/rules/place/place-text.ts'
import type { FoundPlace, Place } from '#foundation/rules/place/places.ts'
import { findPostcode } from '#foundation/rules/place/postcode.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import type { Log } from '../log.ts'
import { askProvider, type Provider, type ProviderHit, ProviderRefusal } from './ask-provider.ts'
import { fold } from './fold.ts'
import type { Geocoder, PlacesFound } from './geocoder.ts'
import { rememberAnswers } from './remember-answers.ts'

interface Hosted {
  provider: Provider
  /** Answers what it knows exactly, and everything else while the provider is away. */
  gazetteer: Geocoder
  log: Log
  now?: () => number
}

const restAfterFailureMs = 30_000
/** The longest that we follow a provider's wish for no requests. */
const longestRestMs = hourMs
const mostAtOnce = 8

/** Knows streets and exact postcodes: asks a provider what the gazetteer cannot tell. */
export function hostedGeocoder({ gazetteer, ...hosted }: Hosted): Geocoder {
  const ask = withRests(hosted)

  async function findAll(text: string): Promise<PlacesFound<FoundPlace>> {
    const known = await gazetteer.findAll(text)
    if (known.places[0]?.approximate === false || !isWorthAsking(text)) return known
    const hits = await ask(text)
    if (!hits) return { ...known, isPassing: true }
    const [hit] = hits
    return hit ? { ...known, places: [asFound(hit, text)] } : known
  }

  return {
    findAll,
    async suggest(text) {
      const known = await gazetteer.suggest(text)
      if (known.places.length > 0 || !isWorthAsking(text)) return known
      const hits = await ask(text)
      if (!hits) return { ...known, isPassing: true }
      return { ...known, places: hits.filter(isLocality).map(asPlace) }
    },
    find: async text => (await findAll(text)).places[0],
  }
}

/** Undefined where the provider refused, is away or has enough to do. */
type Ask = (text: string) => Promise<ProviderHit[] | undefined>

/** Asks once for each text, and leaves the provider alone for a while after a fault. */
function withRests({
  provider,
  log,
  now = () => performance.now(),
}: Omit<Hosted, 'gazetteer'>): Ask {
  const underWay = new Map<string, Promise<ProviderHit[] | undefined>>()
  let restingUntil = Number.NEGATIVE_INFINITY
  const remembered = rememberAnswers<ProviderHit[]>(now)

  /** Requests for the same text at the same time share one answer. */
  async function ask(text: string): Promise<ProviderHit[] | undefined> {
    const question = fold(text)
    const known = remembered.get(question)
    if (known) return known
    const awaited = underWay.get(question)
    if (awaited) return awaited
    if (underWay.size >= mostAtOnce || now() < restingUntil) return undefined
    const answer = askNow(text)
    underWay.set(question, answer)
    try {
      const hits = await answer
      if (hits) remembered.keep(question, hits)
      return hits
    } finally {
      underWay.delete(question)
    }
  }

  async function askNow(text: string): Promise<ProviderHit[] | undefined> {
    try {
      return await askProvider(provider, text)
    } catch (error) {
      if (error instanceof ProviderRefusal && error.isOfQuestion) {
        // Not remembered, and no reason for a rest: it is of this text alone, or soon over.
        log.warn({ err: error }, 'the geocoder finds nothing, or GEOCODER_URL is wrong')
        return undefined
      }
      const askedFor = error instanceof ProviderRefusal ? error.restMs : 0
      restingUntil = now() + Math.max(restAfterFailureMs, Math.min(askedFor, longestRestMs))
      log.warn({ err: error }, 'the geocoder does not answer; the gazetteer answers instead')
      return undefined
    }
  }

  return ask
}

function isWorthAsking(text: string): boolean {
  return text.length <= longestPlaceText && fold(text).length > 2
}

const localities = new Set([
  'city',
  'town',
  'village',
  'hamlet',
  'suburb',
  'locality',
  'municipality',
])

function isLocality(hit: ProviderHit): boolean {
  return localities.has(typeOf(hit)) && hit.name !== ''
}

/** Older providers give only the tag of the place. */
function typeOf({ addresstype, type }: ProviderHit): string {
  return addresstype || type
}

function asPlace({ name, address }: ProviderHit): Place {
  const county = address.county ?? address.state_district ?? ''
  const detail = [county, address.state].filter(Boolean).join(', ')
  const label = county === '' || county === name ? name : `${name}, ${county}`
  return { id: label, label, name, detail, kind: 'locality' }
}

function asFound(hit: ProviderHit, text: string): FoundPlace {
  const { lat, lon: lng, display_name } = hit
  const postcode = findPostcode(text)
  const kind = isLocality(hit) ? 'locality' : typeOf(hit) === 'postcode' ? 'postcode' : 'address'
  const isCoarse = kind === 'locality' && postcode !== undefined
  const label = kind === 'locality' ? asPlace(hit).label : display_name
  const name = kind === 'locality' ? { name: hit.name } : {}
  return { label, ...name, kind, lat, lng, approximate: isCoarse }
}
