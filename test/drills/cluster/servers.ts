import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import {
  makePrivateFolder,
  type ServiceUser,
} from '#foundation/server/database/embedded/service-user.ts'

const run = promisify(execFile)

export interface Server {
  pid: number
  isRunning(): boolean
  kill(signal?: NodeJS.Signals): Promise<void>
}

export type Account = Partial<ServiceUser>

/** PostgreSQL refuses to run as root, and so do the programs that start it. */
export async function databaseAccount(): Promise<Account> {
  if (process.getuid?.() !== 0) return {}
  const idOf = async (which: string) => Number((await run('id', [which, 'postgres'])).stdout)
  return { uid: await idOf('-u'), gid: await idOf('-g') }
}

export function makeFolderOf(folder: string, { uid, gid }: Account): Promise<void> {
  const owner = uid === undefined || gid === undefined ? undefined : { uid, gid }
  return makePrivateFolder(folder, owner)
}

interface Start {
  name: string
  folder: string
  command: string
  args?: readonly string[]
  settings: Readonly<Record<string, string>>
  account?: Account
}

/** Its output is kept in the folder, to find out why it failed. */
export async function startServer(start: Start): Promise<Server> {
  const { name, folder, command, args = [], settings, account = {} } = start
  const log = await open(join(folder, `${name}.log`), 'a')
  const { PATH, TMPDIR = '/tmp' } = process.env
  const child = spawn(command, [...args], {
    cwd: '/',
    env: { PATH, TMPDIR, LANG: 'C.UTF-8', ...settings },
    stdio: ['ignore', log.fd, log.fd],
    ...account,
  })
  child.on('error', () => undefined)
  await log.close()
  return asServer(child)
}

function asServer(child: ChildProcess): Server {
  const isRunning = () => child.exitCode === null && child.signalCode === null
  return {
    pid: child.pid ?? Number.NaN,
    isRunning,
    async kill(signal = 'SIGKILL') {
      if (!isRunning()) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

/** A process with all its descendants. */
export async function familyOf(pid: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid='])
  const pairs = stdout
    .trim()
    .split('\n')
    .map(line => line.trim().split(/\s+/).map(Number))
  const family = [pid]
  for (const one of family) {
    for (const [child = 0, parent] of pairs) if (parent === one) family.push(child)
  }
  return family
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has already ended.
    }
  }
}

export async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '')
}
