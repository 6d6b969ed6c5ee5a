import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { embeddedGazetteer } from './embedded-gazetteer.ts'
import type { Geocoder } from './geocoder.ts'
import { hostedGeocoder } from './hosted-geocoder.ts'

export function openGeocoder(
  { GEOCODER_URL, publicUrl }: Pick<Config, 'GEOCODER_URL' | 'publicUrl'>,
  log: Log,
): Geocoder {
  if (!GEOCODER_URL) return embeddedGazetteer
  const provider = { url: GEOCODER_URL, userAgent: `Holdall (${publicUrl})` }
  return hostedGeocoder({ provider, gazetteer: embeddedGazetteer, log })
}
