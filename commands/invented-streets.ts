import { writeFileSync } from 'node:fs'
import { inventedStreets } from '#test/streets/invented-streets.ts'
import { say } from './shared/progress.ts'

/** `npm run invented-streets -- FILE` makes a file to try `MAP_TILES` with. */
const file = process.argv[2] ?? 'invented-streets.pmtiles'
const bytes = inventedStreets()
writeFileSync(file, bytes)
say(`${file}: ${Math.round(bytes.length / 1000)} kB of streets that are nowhere.`)
say(`Try them: MAP_TILES=${file} npm start`)
