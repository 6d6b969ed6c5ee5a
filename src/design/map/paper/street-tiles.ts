import { addProtocol, type StyleSpecification } from 'maplibre-gl'
import { Protocol } from 'pmtiles'
import type { Palette } from './palette.ts'
import { withStreets } from './street-style.ts'

// The credit of a map stands in its file.
const protocol = new Protocol({ metadata: true })
addProtocol('pmtiles', protocol.tilev4 as Parameters<typeof addProtocol>[1])

/** Fetched only where somebody runs this with a map of streets of their own. */
export function drawStreets(plain: StyleSpecification, palette: Palette, fileUrl: string) {
  return withStreets(plain, palette, `pmtiles://${new URL(fileUrl, location.href).href}`)
}
