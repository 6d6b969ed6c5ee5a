import { buildWhatIsStale } from './building/builds.ts'
import { say } from './shared/progress.ts'
import { allDrills, isQuick, runDrills, type Wish, wishOf } from './testing/drills.ts'
import { closingLine } from './testing/tally.ts'

/**
 * `npm run drill` lists them all; `npm run drill -- double-press`, `-- quick` or `-- all` runs
 * some.
 */
const words = process.argv.slice(2)
const drills = await allDrills()
const unknown = words.filter(word => !isSeveral(word) && !wishOf(word, drills))
for (const word of unknown) say(`There is no drill called ${word}.`)
if (words.length === 0 || unknown.length > 0) {
  listDrills()
  process.exit(unknown.length > 0 ? 1 : 0)
}

if (!(await buildWhatIsStale())) process.exit(1)
const tally = await runDrills(words.flatMap(chosenBy))
say(`\n${closingLine(tally)}`)
process.exit(tally.failed === 0 && tally.passed > 0 ? 0 : 1)

function isSeveral(word: string): boolean {
  return word === 'all' || word === 'quick'
}

function chosenBy(word: string): Wish[] {
  if (!isSeveral(word)) return [wishOf(word, drills)].filter(wish => wish !== undefined)
  return drills.filter(drill => word === 'all' || isQuick(drill)).map(drill => ({ drill }))
}

function listDrills(): void {
  const width = Math.max(0, ...drills.map(({ name }) => name.length))
  for (const drill of drills) {
    const time = `${drill.minutes} min${isQuick(drill) ? ', quick' : ''}`
    say(`${drill.name.padEnd(width)}  ${time.padEnd(13)}  ${drill.title}`)
    if (drill.parts) say(`${''.padEnd(width + 17)}in parts: ${drill.parts.join(', ')}`)
  }
  say(
    '\nnpm run drill -- <name> [<name> ...] runs them, <name>:<part> a part, -- quick the quick ones, -- all all.',
  )
}
