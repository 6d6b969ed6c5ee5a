import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface RunningServer {
  url: string
  pid: number
  readyAfterMs: number
  stop(): Promise<void>
  /** Without warning, as a power cut would. */
  kill(): Promise<void>
}

const entry = fileURLToPath(new URL('../src/server.ts', import.meta.url))
const compiled = fileURLToPath(new URL('../.cache/compiled', import.meta.url))

/** As in package.json and Dockerfile: a third less memory at the same speed. */
const frugal = ['--max-semi-space-size=8', '--heap-growing-percent=50']

export async function benchFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'holdall-bench-'))
  await chmod(folder, 0o755)
  return folder
}

/** The real program in a process of its own, as `npm start` runs it once the pages are built. */
export async function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, [...frugal, entry], {
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: '2',
      NODE_COMPILE_CACHE: compiled,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      FLOOD_LIMIT: '100000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await untilReady(child)
  const readyAfterMs = performance.now() - started
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise(resolve => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? Number.NaN,
    readyAfterMs,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** A limit to compare with: a small server of this folder, in a process of its own as ours is. */
export async function startLimit(file: string, given: unknown) {
  const port = await freePort()
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(given))
  await untilReady(child)
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill('SIGTERM') }
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', text => {
      said += text
      if (said.includes('is ready at')) resolve()
    })
    child.once('exit', code => reject(new Error(`The server ended with ${code}:\n${said}`)))
  })
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => probe.once('listening', resolve))
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}
