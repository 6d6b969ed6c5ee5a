import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { chmod, mkdtemp, open, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { ownEnvironment } from './run-command.ts'

export interface RunningProgram {
  url: string
  port: number
  pid: number
  dataDir: string
  readyAfterMs: number
  readLog(): Promise<string>
  /** Resolves when the process has ended for any reason. */
  ended: Promise<Ending>
  signal(signal: NodeJS.Signals): void
  /** As in a deployment of a new version; kills the process if it does not end in time. */
  stop(): Promise<Ending>
  /** Without warning, like a power cut. */
  kill(): Promise<Ending>
}

export interface Ending {
  code: number | null
  signal: NodeJS.Signals | null
}

interface ProgramOptions {
  /** By default a new, empty one. */
  dataDir?: string
  /** By default any free port. */
  port?: number
  settings?: Record<string, string>
  nodeArgs?: readonly string[]
  /** The folder of the program, to try other versions of it. */
  home?: string
}

/** What is deployed; older versions ran from their sources. */
const entries = ['dist/program/server.js', 'src/server.ts']

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** The first start fills a database, which is slow on a busy machine. */
const readyWithinMs = 180_000
const stopWithinMs = minuteMs

/** PostgreSQL may run as another user and must reach what is inside. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'holdall-run-'))
  await chmod(folder, 0o755)
  return folder
}

/** What programs wrote can be read until this process ends. */
const logFolders: string[] = []
process.once('exit', () => {
  for (const folder of logFolders) rmSync(folder, { recursive: true, force: true })
})

/** The real program in its own process, as `npm start` runs it once the pages are built. */
export async function startProgram({
  dataDir,
  port: wantedPort,
  settings = {},
  nodeArgs = [],
  home = root,
}: ProgramOptions = {}): Promise<RunningProgram> {
  const folder = dataDir ?? join(await newFolder(), 'data')
  const port = wantedPort ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const logFolder = await newFolder()
  logFolders.push(logFolder)
  const logFile = join(logFolder, `${port}.log`)
  const child = await spawnProgram(logFile, nodeArgs, home, {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    ...settings,
  })
  const readLog = () => readFile(logFile, 'utf8')
  const ended = new Promise<Ending>(resolve => {
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
  // It does not outlive a run that broke off.
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  ended.then(() => process.off('exit', endWithUs))
  try {
    await untilReady(url, child)
  } catch (error) {
    child.kill('SIGKILL')
    throw new Error(`The program did not get ready:\n${await readLog()}`, { cause: error })
  }
  return {
    url,
    port,
    pid: child.pid ?? Number.NaN,
    dataDir: folder,
    readyAfterMs: performance.now() - started,
    readLog,
    ended,
    signal: name => void child.kill(name),
    stop: () => {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
      return ended.finally(() => clearTimeout(timer))
    },
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}

/** The developer's own settings must not reach it, above all not a DATABASE_URL. */
async function spawnProgram(
  logFile: string,
  nodeArgs: readonly string[],
  home: string,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const log = await open(logFile, 'w')
  const file = entries.find(one => existsSync(join(home, one))) ?? 'nothing is built'
  const child = spawn(process.execPath, [...nodeArgs, file], {
    cwd: home,
    env: { ...ownEnvironment(), ...settings },
    stdio: ['ignore', log.fd, log.fd],
  })
  await log.close()
  return child
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + readyWithinMs
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('It ended by itself')
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await pause(25)
  }
  throw new Error(`It was not ready within ${readyWithinMs} ms`)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
