import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { runningConnection } from '#foundation/server/database/embedded-postgres.ts'
import { startBalancer } from '#test/balancer.ts'
import { databaseUrl } from '#test/database-url.ts'

export interface ServerUnderTest {
  origin: string
  /** Of each process; the same as `origin` where there is one. */
  origins: readonly string[]
  readLog(): Promise<string>
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const compiled = join(root, '.cache/compiled')
const readyWithinMs = 60_000
const stopWithinMs = 15_000

/** `PROCESSES=2 npm test -- journeys` puts so many behind a balancer, on one database. */
const processes = Number(process.env.PROCESSES ?? 1)

/** The real program in demo mode, on a port and a data folder that nobody else knows of. */
export async function startServerUnderTest(): Promise<ServerUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), 'holdall-journeys-'))
  await chmod(folder, 0o755)
  const dataDir = join(folder, 'data')
  const ports = await Promise.all(Array.from({ length: processes }, freePort))
  const origins = ports.map(port => `http://127.0.0.1:${port}`)
  const balancer = processes > 1 ? await startBalancer(origins) : undefined
  const origin = balancer?.url ?? String(origins[0])
  const logs = ports.map(port => join(folder, `${port}.log`))
  const children: ChildProcess[] = []
  const readLog = async () => (await Promise.all(logs.map(log => readFile(log, 'utf8')))).join('\n')
  const stop = async () => {
    await balancer?.close()
    // The first one opened the database, so it leaves last.
    for (const child of children.toReversed()) await stopProcess(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    for (const [index, port] of ports.entries()) {
      const joining = index > 0 && { DATABASE_URL: databaseUrl(await runningConnection(dataDir)) }
      const child = await startProcess(String(logs[index]), {
        NODE_ENV: 'test',
        DEMO: '1',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: origin,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'info',
        ...joining,
      })
      children.push(child)
      await untilReady(String(origins[index]), child)
    }
  } catch (error) {
    const log = await readLog()
    await stop()
    throw new Error(`The server did not get ready:\n${log}`, { cause: error })
  }
  return { origin, origins, readLog, stop }
}

/** Nothing of the developer's own settings reaches it, least of all a DATABASE_URL. */
async function startProcess(logFile: string, settings: Record<string, string>) {
  const log = await open(logFile, 'w')
  const { PATH, HOME, TMPDIR, LANG } = process.env
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: root,
    env: { PATH, HOME, TMPDIR, LANG, NODE_COMPILE_CACHE: compiled, ...settings },
    stdio: ['ignore', log.fd, log.fd],
  })
  await log.close()
  return child
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + readyWithinMs
  while (performance.now() < deadline) {
    if (hasEnded(child)) throw new Error('It ended by itself')
    const response = await fetch(`${origin}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await pause(50)
  }
  throw new Error(`It was not ready within ${readyWithinMs} ms`)
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs)
  await ended
  clearTimeout(timer)
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

function freePort(): Promise<number> {
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
