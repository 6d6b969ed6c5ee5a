import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '#test/servers/running-program.ts'
import { type SilentGate, startSilentGate } from '#test/servers/silent-gate.ts'
import { postgresTools } from './packages.ts'
import {
  type Account,
  familyOf,
  makeFolderOf,
  readText,
  type Server,
  signalAll,
  startServer,
} from './servers.ts'

export const password = 'for-drills-only'

/** A machine with PostgreSQL and Patroni, whose connections pass through gates. */
export interface Node {
  name: string
  /** The port at which others reach its PostgreSQL. */
  port: number
  restPort: number
  /** The port that only the machine itself reaches. */
  inside: number
  start(): Promise<void>
  /** Only PostgreSQL, with all its processes. */
  killPostgres(): Promise<void>
  killEverything(): Promise<void>
  /** It dies, and nothing of its database is left. */
  loseDisk(): Promise<void>
  freeze(): Promise<void>
  thaw(): void
  cutOff(): void
  join(): void
  close(): Promise<void>
}

interface Place {
  folder: string
  account: Account
  /** The copy of `deploy/patroni/patroni.yml`. */
  config: string
  etcdPorts: readonly number[]
}

export async function makeNode(name: string, place: Place): Promise<Node> {
  const { folder, account } = place
  const data = join(folder, name)
  const [inside, rest] = [await freePort(), await freePort()]
  const gateTo = (port: number) => startSilentGate({ host: '127.0.0.1', port })
  const [database, api] = [await gateTo(inside), await gateTo(rest)]
  const etcd = await Promise.all(place.etcdPorts.map(gateTo))
  const gates = [database, api, ...etcd]
  const [port, restPort] = [portOf(database), portOf(api)]
  let patroni: Server
  let frozen: number[] = []

  async function start(): Promise<void> {
    await makeFolderOf(data, account)
    patroni = await startServer({
      name,
      folder,
      account,
      command: '/usr/bin/patroni',
      args: [place.config],
      settings: {
        PATRONI_NAME: name,
        PATRONI_RESTAPI_LISTEN: `127.0.0.1:${rest}`,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${restPort}`,
        PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${inside}`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
        PATRONI_POSTGRESQL_DATA_DIR: join(data, 'cluster'),
        PATRONI_POSTGRESQL_PGPASS: join(data, 'pgpass'),
        PATRONI_POSTGRESQL_BIN_DIR: postgresTools,
        PATRONI_ETCD_HOSTS: etcd.map(gate => `127.0.0.1:${portOf(gate)}`).join(),
        // Otherwise it would ask etcd for addresses that lead around the gates.
        PATRONI_ETCD_USE_PROXIES: 'true',
        PATRONI_SUPERUSER_USERNAME: 'postgres',
        PATRONI_SUPERUSER_PASSWORD: password,
        PATRONI_REPLICATION_USERNAME: 'replicator',
        PATRONI_REPLICATION_PASSWORD: password,
        PATRONI_REWIND_USERNAME: 'rewinder',
        PATRONI_REWIND_PASSWORD: password,
      },
    })
  }

  async function postgresFamily(): Promise<number[]> {
    const pid = Number.parseInt(await readText(join(data, 'cluster/postmaster.pid')), 10)
    return Number.isNaN(pid) ? [] : familyOf(pid)
  }

  async function killEverything(): Promise<void> {
    const family = await postgresFamily()
    await patroni.kill()
    signalAll(family, 'SIGKILL')
  }

  return {
    name,
    port,
    restPort,
    inside,
    start,
    async killPostgres() {
      signalAll(await postgresFamily(), 'SIGKILL')
    },
    killEverything,
    async loseDisk() {
      await killEverything()
      await rm(join(data, 'cluster'), { recursive: true, maxRetries: 5 })
    },
    async freeze() {
      frozen = [patroni.pid, ...(await postgresFamily())]
      signalAll(frozen, 'SIGSTOP')
    },
    thaw: () => signalAll(frozen, 'SIGCONT'),
    cutOff() {
      for (const gate of gates) gate.fallSilent()
    },
    join() {
      for (const gate of gates) gate.speak()
    },
    async close() {
      for (const gate of gates) await gate.close()
    },
  }
}

/** `deploy/patroni/patroni.yml` unchanged, except for the folder of its sockets. */
export async function copyConfig(folder: string, account: Account): Promise<string> {
  const copy = join(folder, 'patroni.yml')
  const sockets = join(folder, 'sockets')
  await makeFolderOf(sockets, account)
  const text = await readText('deploy/patroni/patroni.yml')
  await writeFile(copy, text.replaceAll('/var/run/postgresql', sockets))
  return copy
}

function portOf({ connection }: SilentGate): number {
  return connection.port ?? Number.NaN
}
