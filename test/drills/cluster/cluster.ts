import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Etcd, startEtcd } from './etcd.ts'
import { copyConfig, makeNode, type Node, password } from './node.ts'
import { databaseAccount } from './servers.ts'

const run = promisify(execFile)

export interface Member {
  name: string
  role: string
  state: string
  timeline?: number
  lag?: number | string
}

export interface Cluster {
  etcd: Etcd
  nodes: readonly Node[]
  members(): Promise<Member[]>
  /** Every node runs, one leads, and another has every write before it is acknowledged. */
  untilWhole(withinMs?: number): Promise<boolean>
  primary(): Promise<Node>
  synchronous(): Promise<Node>
  switchOver(): Promise<void>
  /** One address that names all nodes. */
  url: string
  urlOf(port: number): string
}

/** Three nodes under Patroni with the configuration in `deploy/`. */
export async function startCluster(folder: string): Promise<Cluster> {
  const account = await databaseAccount()
  const etcd = await startEtcd(folder, account)
  const config = await copyConfig(folder, account)
  const place = { folder, account, config, etcdPorts: etcd.ports }
  const nodes = await Promise.all(['db1', 'db2', 'db3'].map(name => makeNode(name, place)))
  for (const node of nodes) await node.start()

  /** Asks the leader: another node may still report the state from before it was frozen. */
  async function members(): Promise<Member[]> {
    for (const { restPort } of nodes) {
      if (!(await leads(restPort))) continue
      const signal = AbortSignal.timeout(1000)
      const answer = await fetch(`http://127.0.0.1:${restPort}/cluster`, { signal }).catch(
        () => undefined,
      )
      const said = await answer?.json().catch(() => undefined)
      if (said) return (said as { members: Member[] }).members
    }
    return []
  }

  async function untilWhole(withinMs = 90_000): Promise<boolean> {
    const deadline = performance.now() + withinMs
    while (performance.now() < deadline) {
      const all = await members()
      const isWell = ({ state }: Member) => state === 'running' || state === 'streaming'
      // A node that is still being rewound is reported as running, on the older timeline.
      const isOneLine = new Set(all.map(({ timeline }) => timeline)).size === 1
      const roles = all.filter(isWell).map(({ role }) => role)
      if (
        isOneLine &&
        roles.length === 3 &&
        roles.includes('leader') &&
        roles.includes('sync_standby')
      )
        return true
      await pause(250)
    }
    return false
  }

  async function nodeOf(role: string): Promise<Node> {
    for (;;) {
      const found = (await members()).find(member => member.role === role)
      const node = nodes.find(({ name }) => name === found?.name)
      if (node) return node
      await pause(200)
    }
  }

  const urlOf = (port: number) => `postgres://holdall:${password}@127.0.0.1:${port}/holdall`
  const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`).join()
  return {
    etcd,
    nodes,
    members,
    untilWhole,
    primary: () => nodeOf('leader'),
    synchronous: () => nodeOf('sync_standby'),
    async switchOver() {
      const settings = {
        PATH: process.env.PATH,
        LANG: 'C.UTF-8',
        PATRONI_ETCD_HOSTS: etcd.ports.map(port => `127.0.0.1:${port}`).join(),
      }
      await run('patronictl', ['-c', config, 'switchover', 'holdall', '--force'], { env: settings })
    },
    url: `postgres://holdall:${password}@${hosts}/holdall?target_session_attrs=read-write`,
    urlOf,
  }
}

/** What `deploy/patroni/database.sql` says, once. */
export async function makeDatabase(cluster: Cluster): Promise<void> {
  const { port } = await cluster.primary()
  const address = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const file = join(process.cwd(), 'deploy/patroni/database.sql')
  await run('psql', [
    address,
    '--set',
    `password=${password}`,
    '--set',
    'ON_ERROR_STOP=1',
    '--file',
    file,
  ])
}

async function leads(restPort: number): Promise<boolean> {
  const signal = AbortSignal.timeout(1000)
  const asked = fetch(`http://127.0.0.1:${restPort}/primary`, { method: 'OPTIONS', signal })
  return (await asked.catch(() => undefined))?.status === 200
}
