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

/** Runs the statements in turn, prepared, with nothing of ours around them. Needs `pgbench`. */
export async function runPgbench(statements: readonly Statement[], run: Run) {
  const folder = await mkdtemp(join(tmpdir(), 'holdall-pgbench-'))
  const scripts = await Promise.all(
    statements.map(async (statement, index) => {
      const file = join(folder, `${index}.sql`)
      await writeFile(file, script(statement))
      return ['-f', file]
    }),
  )
  const { connections, seconds } = run
  const { stdout } = await promisify(execFile)('pgbench', [
    ...['-n', '-M', 'prepared', '-h', run.host, '-U', run.user ?? ''],
    ...['-c', String(connections), '-j', '1', '-T', String(seconds)],
    ...scripts.flat(),
    run.name ?? '',
  ])
  await rm(folder, { recursive: true })
  const rate = Number(/^tps = ([\d.]+)/m.exec(stdout)?.[1])
  const ms = Number(/^latency average = ([\d.]+)/m.exec(stdout)?.[1])
  return { rate, ms }
}

/** Numbers are sent as parameters, as we send them; pgbench has no others, so texts stand as they are. */
function script({ text, values }: Statement): string {
  const isNumber = (index: number) => typeof values[index] === 'number'
  const sets = values.flatMap((value, index) =>
    isNumber(index) ? [`\\set p${index + 1} ${value}`] : [],
  )
  const body = text.replace(/\$(\d+)/g, (_, digits: string) => {
    const index = Number(digits) - 1
    return isNumber(index) ? `:p${digits}` : `'${values[index]}'`
  })
  return `${sets.join('\n')}\n${body.replace(/\s*\n\s*/g, ' ')};\n`
}
