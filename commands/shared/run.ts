import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Finished {
  code: number
  /** Ended by Ctrl-C, which a terminal sends to every process that it started. */
  isInterrupted?: boolean
  /** What it printed, unless it printed straight to our own terminal. */
  output: string
}

const ownTools = join(root, 'node_modules/.bin')

interface RunOptions {
  env?: Record<string, string | undefined>
  /** Lets the command print to our own terminal. */
  showsOutput?: boolean
  limitMs?: number
}

const farewellMs = 15_000

/**
 * Runs a command in the root of the project. If it is missing or hangs, it counts as failed;
 * nothing throws.
 */
export function run(
  command: string,
  args: readonly string[],
  { env, showsOutput = false, limitMs }: RunOptions = {},
): Promise<Finished> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, PATH: `${ownTools}${delimiter}${process.env.PATH}`, ...env },
    stdio: showsOutput ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk))
  }
  const giveUp = limitMs === undefined ? undefined : setTimeout(stop, limitMs)
  function stop() {
    chunks.push(`stopped: it took longer than ${limitMs} ms\n`)
    child.kill('SIGINT')
    setTimeout(() => child.kill('SIGKILL'), farewellMs).unref()
  }
  return new Promise(resolve => {
    child.once('error', error => {
      clearTimeout(giveUp)
      resolve({ code: 127, output: error.message })
    })
    child.once('close', (code, signal) => {
      clearTimeout(giveUp)
      const isInterrupted = signal === 'SIGINT'
      resolve({ code: code ?? 1, isInterrupted, output: chunks.join('') })
    })
  })
}
