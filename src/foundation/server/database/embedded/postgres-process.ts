import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Socket } from 'node:net'
import { totalmem } from 'node:os'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseLog } from '../log.ts'
import type { PostgresBinaries } from './binaries.ts'
import { becomesReady, stopPostmaster } from './postmaster.ts'
import type { ServiceUser } from './service-user.ts'

const rememberedLines = 20
const lastWordsMs = 500
const leastShared = 128
const mostShared = 1024

export type Launch = {
  binaries: PostgresBinaries
  cluster: string
  socketDir: string
  user: ServiceUser | undefined
  durable: boolean
  maxConnections: number
  /** Ends the server without another word written to a folder that is no longer ours. */
  lost?: AbortSignal
  log: DatabaseLog
}

export type PostgresProcess = {
  pid: number
  /** Fulfilled when the process has ended, for whatever reason. */
  ended: Promise<void>
  stop(): Promise<void>
}

/** Starts a server on this cluster and waits until it accepts connections. */
export async function launchPostgres(launch: Launch): Promise<PostgresProcess> {
  const child = spawn(launch.binaries.postgres, postgresArguments(launch), {
    ...launch.user,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
    signal: launch.lost,
    killSignal: 'SIGQUIT',
    // Ctrl-C reaches the whole process group, and the application must finish first.
    detached: true,
  })
  // Whatever else waits for the process would reject too, with nobody to hear it.
  await once(child, 'spawn')
  const lastWords = forwardLines(child.stderr, launch.log)
  const closed = once(child, 'close')
  const ended = once(child, 'exit').then(() => undefined)
  letApplicationEnd(child)

  const { pid } = child
  if (pid === undefined || !(await becomesReady(launch.cluster, pid))) {
    await Promise.race([closed, pause(lastWordsMs)])
    throw new Error(`PostgreSQL did not start:\n${lastWords.join('\n')}`)
  }
  const stopWithApplication = () => child.kill('SIGINT')
  process.once('exit', stopWithApplication)
  ended.then(() => process.off('exit', stopWithApplication))
  return { pid, ended, stop: () => stopPostmaster(pid) }
}

/** A running server is no reason for the application to stay alive. */
function letApplicationEnd(child: ChildProcess): void {
  child.unref()
  if (child.stderr instanceof Socket) child.stderr.unref()
}

function forwardLines(stream: NodeJS.ReadableStream, log: DatabaseLog): string[] {
  const lastWords: string[] = []
  createInterface({ input: stream }).on('line', line => {
    lastWords.push(line)
    if (lastWords.length > rememberedLines) lastWords.shift()
    if (line.startsWith('PANIC')) log.error({ line }, 'PostgreSQL panicked')
    else log.debug({ line }, 'PostgreSQL says')
  })
  return lastWords
}

function postgresArguments(launch: Launch): string[] {
  return ['-D', launch.cluster, ...Object.entries(settings(launch)).flatMap(asOption)]
}

function asOption([name, value]: [string, string]): string[] {
  return ['-c', `${name}=${value}`]
}

/**
 * A sixteenth of what the machine or the container has: the program runs beside it, and the system
 * keeps the same pages too. They are only taken once there is something to keep.
 */
function sharedMegabytes(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  return Math.min(Math.max(Math.floor(memory / 16 / 2 ** 20), leastShared), mostShared)
}

function settings({ socketDir, durable, maxConnections }: Launch): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    port: '5432',
    cluster_name: 'holdall',
    max_connections: String(maxConnections),
    shared_buffers: `${durable ? sharedMegabytes() : leastShared}MB`,
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '',
    // The application reports failed statements itself, and their details may name people.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
}
