import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { say } from './shared/progress.ts'
import { root } from './shared/run.ts'
import { type Day, daysAfter } from './testing/days.ts'
import { reports, runVitest } from './testing/run-vitest.ts'
import { closingLine, sum, type Tally } from './testing/tally.ts'

/**
 * `npm run test:days` runs the tests of rules and server on every such day; `-- new-year spring
 * src/payments` only on those days, and only the files that are named. The clock of every Node is
 * moved; PostgreSQL and the disk keep the time of the machine, so no test may rely on theirs.
 */
const preload = pathToFileURL(join(root, 'test/drills/crowd/moved-clock.ts')).href
const given = process.argv.slice(2)
const all = daysAfter(new Date())
const named = all.filter(({ name }) => given.includes(name))
const files = given.filter(one => !named.some(({ name }) => name === one))
const missing = files.filter(file => !existsSync(join(root, file)))
if (missing.length > 0) {
  say(`Neither a day (${all.map(({ name }) => name).join(', ')}) nor a file: ${missing}`)
  process.exit(1)
}

mkdirSync(reports, { recursive: true })
const tallies: [Day, Tally][] = []
for (const day of named.length > 0 ? named : all) tallies.push([day, await runOn(day)])
const total = sum(tallies.map(([, tally]) => tally))
for (const [{ name }, { faults }] of tallies) {
  for (const fault of faults) say(`\nDid not go well on ${name}: ${fault}`)
}
say('')
for (const [{ name }, tally] of tallies) say(`${name.padEnd(12)} ${closingLine(tally)}`)
say(`\n${closingLine(total)}`)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

function runOn({ name, at, zone, title }: Day): Promise<Tally> {
  say(`\n== ${name}: ${title} (${at.toISOString()}, on a machine in ${zone})`)
  const offsetFile = join(reports, `days-${name}-offset`)
  writeFileSync(offsetFile, String(at.getTime() - Date.now()))
  return runVitest(`days-${name}`, ['run', ...files], {
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${preload}`.trim(),
    CLOCK_OFFSET_FILE: offsetFile,
    TZ: zone,
  })
}
