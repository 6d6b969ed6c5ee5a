import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { root, run } from '../shared/run.ts'
import { type Tally, tallyVitest, withCrash } from './tally.ts'

export const reports = join(root, 'test-results/reports')
/** Tests start many programs of ours, and each would compile itself. */
const compiled = join(root, '.cache/compiled')
/** Three times what the longest suite takes: some machines are half as quick. */
export const limitMs = 40 * minuteMs

export async function runVitest(name: string, args: string[], env = {}): Promise<Tally> {
  const report = join(reports, `${name}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const options = { env: { NODE_COMPILE_CACHE: compiled, ...env }, showsOutput: true, limitMs }
  const { code } = await run('vitest', [...args, ...reporters], options)
  return withCrash(tallyVitest(readReport(report)), code)
}

export function readReport(report: string) {
  return JSON.parse(readFileSync(report, 'utf8'))
}
