import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import {
  makePrivateFolder,
  type ServiceUser,
} from '#foundation/server/database/embedded/service-user.ts'
import { postgresTools } from '../cluster/packages.ts'
import { type Server, startServer } from '../cluster/servers.ts'

const run = promisify(execFile)
const port = 5432

/** A PostgreSQL that archives everything it writes, with its configuration of pgBackRest. */
export interface Place {
  cluster: string
  sockets: string
  repository: string
  user: ServiceUser | undefined
  settings: Record<string, string>
}

export async function placeOf(
  folder: string,
  cluster: string,
  user: Place['user'],
): Promise<Place> {
  const [sockets, repository, scratch] = ['sockets', 'repository', 'scratch'].map(name =>
    join(folder, name),
  ) as [string, string, string]
  for (const one of [sockets, repository, scratch]) await makePrivateFolder(one, user)
  await run('chmod', ['755', sockets])
  const settings = {
    PGBACKREST_CONFIG: join(process.cwd(), 'deploy/pgbackrest/pgbackrest.conf'),
    PGBACKREST_REPO1_PATH: repository,
    PGBACKREST_PG1_PATH: cluster,
    PGBACKREST_PG1_SOCKET_PATH: sockets,
    PGBACKREST_PG1_PORT: String(port),
    PGBACKREST_LOG_PATH: scratch,
    PGBACKREST_LOCK_PATH: scratch,
    PGBACKREST_SPOOL_PATH: scratch,
  }
  return { cluster, sockets, repository, user, settings }
}

export function startPostgres({ cluster, sockets, user, settings }: Place): Promise<Server> {
  const set = [
    'listen_addresses=',
    `unix_socket_directories=${sockets}`,
    `port=${port}`,
    'max_connections=60',
    'archive_mode=on',
    'archive_command=pgbackrest --stanza=holdall archive-push %p',
  ].flatMap(setting => ['-c', setting])
  return startServer({
    name: 'postgres',
    folder: join(sockets, '..'),
    command: join(postgresTools, 'postgres'),
    args: ['-D', cluster, ...set],
    settings,
    ...(user && { account: user }),
  }).then(async server => {
    while (!(await isOpen(sockets))) await pause(100)
    return server
  })
}

async function isOpen(sockets: string): Promise<boolean> {
  return run(join(postgresTools, 'pg_isready'), ['-h', sockets, '-p', String(port)]).then(
    () => true,
    () => false,
  )
}

export async function backRest(place: Place, command: string, ...how: string[]): Promise<void> {
  const env = { PATH: process.env.PATH, ...place.settings }
  const options = { ...place.user, env, cwd: '/', maxBuffer: 16 * 1024 * 1024 }
  await run('pgbackrest', ['--stanza=holdall', ...how, command], options)
}

export async function ask(
  { sockets }: Place,
  statement: string,
): Promise<Record<string, unknown>[]> {
  const client = new Client({ host: sockets, port, user: 'postgres', database: 'holdall' })
  await client.connect()
  try {
    return (await client.query(statement)).rows ?? []
  } finally {
    await client.end()
  }
}

/** The time, and the content of a few tables, as one text. */
export async function answersOf(place: Place): Promise<{ at: string; sum: string }> {
  const tables = ['users', 'listing', 'booking', 'outbox_mail', 'ledger_line']
  const sums = tables.map(
    table => `(select md5(string_agg(md5(t::text), '' order by t::text)) from ${table} t)`,
  )
  const [row] = await ask(
    place,
    `select clock_timestamp()::text as at, concat_ws(' ', ${sums.join()}) as sum`,
  )
  return { at: String(row?.at), sum: String(row?.sum) }
}

export async function untilPromoted(place: Place): Promise<void> {
  for (;;) {
    const [row] = await ask(place, 'select pg_is_in_recovery() as still')
    if (row?.still === false) return
    await pause(100)
  }
}
