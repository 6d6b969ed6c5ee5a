import { fork } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Report, short } from '../bench/report.ts'
import { buildWhatIsStale } from './building/builds.ts'
import { say, seconds } from './shared/progress.ts'
import { root } from './shared/run.ts'

/** `npm run bench` runs all; `npm run bench -- start-up` only those it names. */
const chosen = process.argv.slice(2)
const all = globSync('bench/*.ts', { cwd: root }).filter(isBenchmark).sort()
const unknown = chosen.filter(name => !all.some(file => nameOf(file) === name))
for (const name of unknown) say(`There is no benchmark called ${name}.`)
if (unknown.length > 0) {
  say(`There are: ${all.map(nameOf).join(', ')}`)
  process.exit(1)
}
const benchmarks = all.filter(file => chosen.length === 0 || chosen.includes(nameOf(file)))

if (!(await buildWhatIsStale())) process.exit(1)
const startedAt = performance.now()
const reports: Report[] = []
const failed: string[] = []
for (const file of benchmarks) {
  say(`== ${file}`)
  if ((await runOne(file)) !== 0) failed.push(file)
}
say(`== All in one, after ${seconds(startedAt)}`)
for (const { title, limitName, rows } of reports) {
  const limit = rows[0]?.figure ?? Number.NaN
  for (const { what, figure, unit, compared = true } of rows) {
    const ratio = compared ? `${(figure / limit).toFixed(2)} of ${limitName}` : ''
    const value = `${short(figure).padStart(9)} ${unit.padEnd(8)}`
    say(`${title.padEnd(48)} ${what.padEnd(32)} ${value} ${ratio}`)
  }
}
for (const file of failed) say(`FAILED ${file}`)
process.exit(failed.length === 0 ? 0 : 1)

/** The other files only serve the benchmarks. */
function isBenchmark(file: string): boolean {
  return readFileSync(join(root, file), 'utf8').includes("from './report.ts'")
}

function nameOf(file: string): string {
  return basename(file, '.ts')
}

function runOne(file: string): Promise<number> {
  const child = fork(join(root, file), { cwd: root })
  child.on('message', message => reports.push(message as Report))
  return new Promise(resolve => child.once('exit', code => resolve(code ?? 1)))
}
