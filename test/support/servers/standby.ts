import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client, type ClientConfig } from 'pg'
import type { PostgresBinaries } from '#foundation/server/database/embedded/binaries.ts'
import {
  makePrivateFolder,
  type ServiceUser,
} from '#foundation/server/database/embedded/service-user.ts'
import { installedPostgres } from './installed-postgres.ts'

/** A server that is not restarted when it ends. */
export interface BarePostgres {
  /** Its superuser, connected to the program's database. */
  admin: Client
  process: ChildProcess
  stop(): Promise<void>
}

interface Place {
  binaries: PostgresBinaries
  user: ServiceUser | undefined
}

const run = promisify(execFile)
const port = 5432
const database = 'holdall'
const superuser = 'postgres'

/** A PostgreSQL of this machine that can copy a running server; the packaged one cannot. */
export function replicatingPostgres(): PostgresBinaries | undefined {
  const binaries = installedPostgres()
  if (binaries && existsSync(join(binaries.home, 'bin/pg_basebackup'))) return binaries
  process.stdout.write('No replica is tried: this machine has no PostgreSQL with pg_basebackup.\n')
  return undefined
}

/** Copies a running server into this folder and starts the copy as its standby. */
export async function startStandby(
  of: ClientConfig,
  home: string,
  { binaries, user }: Place,
): Promise<BarePostgres> {
  await makePrivateFolder(home, user)
  const cluster = join(home, 'cluster')
  const from = [`--host=${of.host}`, `--username=${superuser}`, `--pgdata=${cluster}`]
  const how = ['--write-recovery-conf', '--checkpoint=fast', '--no-sync']
  await run(join(binaries.home, 'bin/pg_basebackup'), [...from, ...how], { ...user, cwd: '/' })
  return startBarePostgres(cluster, home, { binaries, user })
}

export async function startBarePostgres(
  cluster: string,
  home: string,
  { binaries, user }: Place,
): Promise<BarePostgres> {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${home}`,
    'max_connections=60',
    // Otherwise a standby without its primary may sleep five seconds before it is promoted.
    'wal_retrieve_retry_interval=200ms',
    'fsync=off',
  ].flatMap(setting => ['-c', setting])
  const process = spawn(binaries.postgres, ['-D', cluster, ...settings], {
    ...user,
    cwd: '/',
    stdio: 'ignore',
  })
  const admin = await connectedTo({ host: home, port, user: superuser, database }, process)
  admin.on('error', () => undefined)
  return {
    admin,
    process,
    async stop() {
      await admin.end()
      if (process.exitCode !== null || process.signalCode !== null) return
      const ended = once(process, 'exit')
      process.kill('SIGINT')
      await ended
    },
  }
}

async function connectedTo(connection: ClientConfig, server: ChildProcess): Promise<Client> {
  for (;;) {
    const client = new Client(connection)
    const isThere = await client.connect().then(
      () => true,
      () => false,
    )
    if (isThere) return client
    if (server.exitCode !== null) throw new Error('The server ended')
  }
}
