import { allDrills, isQuick, runDrills } from './steps/drills.ts'
import { buildPagesIfStale } from './steps/pages-build.ts'
import { say } from './steps/progress.ts'
import { closingLine } from './steps/tally.ts'

/** `npm run drill` names them all; `npm run drill -- double-press`, `-- quick` or `-- all` run. */
const wishes = process.argv.slice(2)
const drills = await allDrills()
const unknown = wishes.filter(
  wish => wish !== 'all' && wish !== 'quick' && !drills.some(({ name }) => name === wish),
)
for (const wish of unknown) say(`There is no drill called ${wish}.`)
if (wishes.length === 0 || unknown.length > 0) {
  listDrills()
  process.exit(unknown.length > 0 ? 1 : 0)
}

const chosen = drills.filter(
  drill =>
    wishes.includes('all') ||
    wishes.includes(drill.name) ||
    (wishes.includes('quick') && isQuick(drill)),
)
if (!(await buildPagesIfStale())) process.exit(1)
const tally = await runDrills(chosen)
say(`\n${closingLine(tally)}`)
process.exit(tally.failed === 0 && tally.passed > 0 ? 0 : 1)

function listDrills(): void {
  const width = Math.max(0, ...drills.map(({ name }) => name.length))
  for (const drill of drills) {
    const time = `${drill.minutes} min${isQuick(drill) ? ', quick' : ''}`
    say(`${drill.name.padEnd(width)}  ${time.padEnd(13)}  ${drill.title}`)
  }
  say('\nnpm run drill -- <name> [<name> ...] runs them, -- quick the quick ones, -- all all.')
}
