import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import type { Database } from '#foundation/server/database/opening/open-database.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { testDatabase } from '#test/database.ts'

const deploy = fileURLToPath(new URL('../../../deploy', import.meta.url))
const rulesFile = join(deploy, 'prometheus/slo.rules.yml')
const promtool = (...words: string[]) => spawnSync('promtool', words, { encoding: 'utf8' })
const isThere = promtool('--version').status === 0

interface RuleFile {
  groups: { rules: { record?: string; alert?: string; expr: string }[] }[]
}
const rules = (parse(readFileSync(rulesFile, 'utf8')) as RuleFile).groups.flatMap(one => one.rules)
const board = JSON.parse(readFileSync(join(deploy, 'grafana/holdall.json'), 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}

const asked = 20
let app: TestApp
let database: Database
let folder: string
/** Metrics of one run, with the database and after it was lost. */
let well: string
let broken: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'holdall-watching-'))
  database = await testDatabase()
  app = await testApp({}, { database })
  await search()
  well = await figures()
  await database.pool.end()
  await search()
  broken = await figures()
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await database.close()
  await app.close()
})

async function search(): Promise<void> {
  for (let n = 0; n < asked; n += 1) await app.post('/users/listings', { page: n + 1 })
}

async function figures(): Promise<string> {
  const socket = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
  const answer = await app.app.fetch(new Request('http://localhost/metrics'), socket as never)
  return answer.text()
}

describe('the rules and the board', () => {
  const known = (text: string) =>
    new Set([
      ...[...text.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', kind]) =>
        kind === 'histogram' ? ['_bucket', '_count', '_sum'].map(end => name + end) : [name],
      ),
      ...rules.flatMap(({ record }) => record ?? []),
      'up',
    ])
  const namesIn = (expr: string) =>
    expr
      .replace(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)|on \([^)]*\)/g, '')
      .match(/[a-z][\w:]*_[\w:]+|\bslo:[\w:]+|\bup\b/g)
      ?.filter(name => !/^(histogram_quantile|avg_over_time)$/.test(name)) ?? []

  it.each([
    ...rules.map(({ record, alert, expr }) => [record ?? alert ?? '', expr] as const),
    ...board.panels.flatMap(({ title, targets }) => targets.map(one => [title, one.expr] as const)),
  ])('%s asks for nothing that the program does not tell', (_, expr) => {
    const all = known(well)
    expect(namesIn(expr).filter(name => !all.has(name))).toEqual([])
  })
})

describe.runIf(isThere)('with the figures of a run, Prometheus', () => {
  it('understands the rules', () => {
    const { status, stdout, stderr } = promtool('check', 'rules', rulesFile)
    expect(stdout + stderr).toContain('SUCCESS')
    expect(status).toBe(0)
  })

  it('is silent while all is well', () => {
    expect(alarmsWith(seriesOf(well, well), [])).toBe('SUCCESS')
  })

  it('wakes somebody when searches fail', () => {
    const alarm = {
      exp_labels: { slo: 'search', severity: 'page' },
      exp_annotations: { summary: "search: 2 % of a month's faults within the last hour" },
    }
    expect(alarmsWith(seriesOf(well, broken), [alarm])).toBe('SUCCESS')
  })
})

/** The counts of a run between two readings, continued at the same pace for two hours. */
function seriesOf(before: string, after: string) {
  const pattern = /^(http_request_seconds_(?:count|bucket)\{[^}]*\}) (\S+)$/gm
  const first = new Map(
    [...before.matchAll(pattern)].map(([, name, value]) => [name, Number(value)]),
  )
  const isStill = before === after
  return [...after.matchAll(pattern)].map(([, name = '', value]) => {
    const more = Number(value) - (isStill ? 0 : (first.get(name) ?? 0))
    return { series: name, values: `0+${more}x480` }
  })
}

function alarmsWith(series: unknown, expected: readonly unknown[]): string {
  const file = join(folder, 'figures.yml')
  const alarms = { eval_time: '110m', alertname: 'HoldallBudgetBurnsFast', exp_alerts: expected }
  const tests = [{ interval: '15s', input_series: series, alert_rule_test: [alarms] }]
  writeFileSync(file, stringify({ rule_files: [rulesFile], evaluation_interval: '15s', tests }))
  const { stdout, stderr, status } = promtool('test', 'rules', file)
  return status === 0 && stdout.includes('SUCCESS') ? 'SUCCESS' : stdout + stderr
}
