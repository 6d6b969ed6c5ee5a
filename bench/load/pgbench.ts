import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export interface Statement {
  text: string
  values: readonly unknown[]
}

interface Run {
  host: string
  user: string | undefined
  name: string | undefined
  connections: number
  seconds: number
}

/**
 * Runs one statement with these values, chosen at random, prepared, without any of our code. Needs
 * `pgbench`.
 */
export async function runPgbench(statements: readonly Statement[], run: Run) {
  const folder = await mkdtemp(join(tmpdir(), 'holdall-pgbench-'))
  const file = join(folder, 'statement.sql')
  await writeFile(file, script(statements))
  const { connections, seconds } = run
  const { stdout } = await promisify(execFile)('pgbench', [
    ...['-n', '-M', 'prepared', '-h', run.host, '-U', run.user ?? ''],
    ...['-c', String(connections), '-j', '1', '-T', String(seconds), '-f', file],
    run.name ?? '',
  ])
  await rm(folder, { recursive: true })
  const rate = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
  const ms = Number(/^latency average = ([\d.]+)/m.exec(stdout)?.[1])
  return { rate, ms }
}

/**
 * One script for all values, because PostgreSQL would prepare and plan each script separately.
 * Numbers are sent as parameters, as we send them; pgbench has no others, so texts are part of the
 * SQL.
 */
function script(statements: readonly Statement[]): string {
  const [first] = statements
  if (!first || statements.some(({ text }) => text !== first.text)) {
    throw new Error('These are not one statement with several values')
  }
  const isNumber = (index: number) => typeof first.values[index] === 'number'
  const sets = first.values.flatMap((_, index) =>
    isNumber(index)
      ? [`\\set p${index + 1} ${chosen(statements.map(({ values }) => Number(values[index])))}`]
      : [],
  )
  const body = first.text.replace(/\$(\d+)/g, (_, digits: string) => {
    const index = Number(digits) - 1
    return isNumber(index) ? `:p${digits}` : `'${asText(first.values[index])}'`
  })
  const choice = `\\set choice random(0, ${statements.length - 1})`
  return `${choice}\n${sets.join('\n')}\n${body.replace(/\s*\n\s*/g, ' ')};\n`
}

const asText = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))

/** Halves the values at every step, so that choosing costs almost nothing. */
function chosen(values: readonly number[], from = 0): string {
  if (values.every(value => value === values[0])) return String(values[0])
  const half = Math.ceil(values.length / 2)
  const lower = chosen(values.slice(0, half), from)
  const upper = chosen(values.slice(half), from + half)
  return `case when :choice < ${from + half} then ${lower} else ${upper} end`
}
