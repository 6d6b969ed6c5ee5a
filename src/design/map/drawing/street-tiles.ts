import { addProtocol, type StyleSpecification } from 'maplibre-gl'
import { Protocol } from 'pmtiles'
import type { Palette } from './palette.ts'
import { withStreets } from './street-style.ts'

// The credit of the map is in its file.
const protocol = new Protocol({ metadata: true })
addProtocol('pmtiles', protocol.tilev4 as Parameters<typeof addProtocol>[1])

/** Loaded only where a street file is configured. */
export function drawStreets(plain: StyleSpecification, palette: Palette, fileUrl: string) {
  return withStreets(plain, palette, `pmtiles://${new URL(fileUrl, location.href).href}`)
}
