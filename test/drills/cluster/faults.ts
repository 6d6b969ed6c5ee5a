import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import type { DrillReport } from '../shared/drill.ts'
import type { Cluster } from './cluster.ts'
import { type Node, password } from './node.ts'

/** A fault of the cluster, and how it is repaired. */
export interface Fault {
  part: string
  name: string
  /** The most seconds without a write. */
  goal?: number
  happen(cluster: Cluster, report: DrillReport): Promise<(() => Promise<void>) | undefined>
}

const frozenMs = minuteMs
const cutOffMs = 40_000

export const faults: readonly Fault[] = [
  {
    part: 'postgres',
    name: 'the PostgreSQL of the primary is killed',
    goal: 5,
    async happen(cluster) {
      await (await cluster.primary()).killPostgres()
      return undefined
    },
  },
  {
    part: 'primary',
    name: 'the primary is killed with its Patroni',
    goal: 22,
    happen: cluster => untilStarted(cluster.primary(), node => node.killEverything()),
  },
  {
    part: 'frozen',
    name: `the primary is frozen for ${frozenMs / 1000} s`,
    goal: 22,
    async happen(cluster) {
      const node = await cluster.primary()
      await node.freeze()
      return async () => {
        await pause(frozenMs)
        node.thaw()
      }
    },
  },
  {
    part: 'standby',
    name: 'the synchronous standby is killed',
    goal: 5,
    happen: cluster => untilStarted(cluster.synchronous(), node => node.killEverything()),
  },
  {
    part: 'disk',
    name: 'the synchronous standby loses its disk, and gets an empty one',
    goal: 5,
    happen: cluster => untilStarted(cluster.synchronous(), node => node.loseDisk()),
  },
  {
    part: 'etcd',
    name: 'the leader of etcd is killed',
    goal: 3,
    async happen({ etcd }) {
      const leader = await etcd.leader()
      await etcd.kill(leader)
      return () => etcd.start(leader)
    },
  },
  {
    part: 'cut-off',
    name: 'the primary is cut off from everybody',
    goal: 22,
    async happen(cluster, report) {
      const node = await cluster.primary()
      node.cutOff()
      const inside = writeInside(node.inside)
      return async () => {
        const { acknowledged, refused } = await inside
        const words = 'whoever is cut off with it has no write acknowledged'
        report.expect(words, acknowledged === 0, `${acknowledged}, ${refused} refused`)
        node.join()
      }
    },
  },
  {
    part: 'switchover',
    name: 'the primary is changed by command',
    goal: 3,
    async happen(cluster) {
      await cluster.switchOver()
      return undefined
    },
  },
]

/** A machine that fails, until somebody starts it again. */
async function untilStarted(asked: Promise<Node>, fail: (node: Node) => Promise<void>) {
  const node = await asked
  await fail(node)
  return () => node.start()
}

/** A client on the same side of the cut goes on writing, and counts acknowledged writes. */
async function writeInside(port: number) {
  let [acknowledged, refused] = [0, 0]
  const over = performance.now() + cutOffMs
  while (performance.now() < over) {
    const client = new Client({
      host: '127.0.0.1',
      port,
      user: 'holdall',
      password,
      database: 'holdall',
      connectionTimeoutMillis: 2000,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const write = `insert into app_setting (key, value) values ($1, '1')`
      const answer = client.query(write, [`cut-off-${acknowledged + refused}-${performance.now()}`])
      await Promise.race([answer, late(over - performance.now())])
      acknowledged += 1
    } catch {
      refused += 1
    }
    void client.end().catch(() => undefined)
    await pause(200)
  }
  return { acknowledged, refused }
}

async function late(afterMs: number): Promise<never> {
  await pause(Math.max(0, afterMs))
  throw new Error('Nobody answered')
}
