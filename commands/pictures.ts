import { parseArgs } from 'node:util'
import { comparePictures } from '../test/pictures/compare-pictures.ts'
import { people, type Who } from '../test/pictures/pages.ts'
import { drawReadmePictures } from '../test/pictures/readme-pictures.ts'
import { makeSheets } from '../test/pictures/sheets.ts'
import { takePictures } from '../test/pictures/take-pictures.ts'
import { buildWhatIsStale } from './building/builds.ts'
import { say } from './shared/progress.ts'

/**
 * `npm run pictures -- FOLDER` takes pictures of every page for every role, loaded, loading, failed
 * and empty, and puts them on sheets. `--match NAME --origin URL` takes some, of a running program;
 * `-- compare BEFORE AFTER` lists the pages that look different; `-- readme` draws anew what the
 * README shows.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    widths: { type: 'string', default: '320,768,1440' },
    schemes: { type: 'string', default: 'light,dark' },
    only: { type: 'string', default: Object.keys(people).join(',') },
    text: { type: 'string', default: '1' },
    match: { type: 'string', default: '' },
    origin: { type: 'string' },
  },
})
const [first = 'test-results/pictures', before, after] = positionals
if (first === 'compare') {
  if (!before || !after) {
    say('Please name two folders: npm run pictures -- compare BEFORE AFTER')
    process.exit(1)
  }
  const differences = await comparePictures(before, after)
  for (const { name, share } of differences) {
    say(`${share === undefined ? 'only in one' : `${(share * 100).toFixed(2)} %`}  ${name}`)
  }
  say(`${differences.length} pages look different.`)
} else if (first === 'readme') {
  if (!(await buildWhatIsStale())) process.exit(1)
  await drawReadmePictures('docs/images')
} else {
  if (!values.origin && !(await buildWhatIsStale())) process.exit(1)
  const { taken, faults } = await takePictures({
    folder: first,
    widths: values.widths.split(',').map(Number),
    schemes: values.schemes.split(',') as ('light' | 'dark')[],
    only: values.only.split(',') as Who[],
    text: Number(values.text),
    match: new RegExp(values.match),
    origin: values.origin,
  })
  for (const sheet of await makeSheets(first)) say(sheet)
  for (const fault of faults) say(`FAULT  ${fault}`)
  say(`${taken} pictures, ${faults.length} faults`)
  process.exit(faults.length === 0 ? 0 : 1)
}
