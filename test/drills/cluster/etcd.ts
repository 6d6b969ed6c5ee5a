import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '#test/servers/running-program.ts'
import { type Account, makeFolderOf, type Server, startServer } from './servers.ts'

const run = promisify(execFile)

export interface Etcd {
  ports: readonly number[]
  leader(): Promise<number>
  kill(member: number): Promise<void>
  start(member: number): Promise<void>
}

const members = [0, 1, 2] as const

/** With the settings in `deploy/etcd`. */
export async function startEtcd(folder: string, account: Account): Promise<Etcd> {
  const ports = await Promise.all(members.map(freePort))
  const peerPorts = await Promise.all(members.map(freePort))
  const peer = (member: number) => `http://127.0.0.1:${peerPorts[member]}`
  const servers: Server[] = []

  async function start(member: number): Promise<void> {
    const name = `etcd${member + 1}`
    const data = join(folder, name)
    await makeFolderOf(data, account)
    const client = `http://127.0.0.1:${ports[member]}`
    servers[member] = await startServer({
      name,
      folder,
      account,
      command: '/usr/bin/etcd',
      settings: {
        ETCD_NAME: name,
        ETCD_DATA_DIR: data,
        ETCD_LISTEN_PEER_URLS: peer(member),
        ETCD_LISTEN_CLIENT_URLS: client,
        ETCD_INITIAL_ADVERTISE_PEER_URLS: peer(member),
        ETCD_ADVERTISE_CLIENT_URLS: client,
        ETCD_INITIAL_CLUSTER: members.map(n => `etcd${n + 1}=${peer(n)}`).join(),
        ETCD_INITIAL_CLUSTER_STATE: 'new',
        ETCD_INITIAL_CLUSTER_TOKEN: 'holdall',
        ETCD_HEARTBEAT_INTERVAL: '100',
        ETCD_ELECTION_TIMEOUT: '1000',
        ETCD_ENABLE_V2: 'true',
      },
    })
  }

  async function leader(): Promise<number> {
    const all = `--endpoints=${ports.map(port => `127.0.0.1:${port}`).join()}`
    const { stdout } = await run('etcdctl', [all, 'endpoint', 'status', '--write-out=json'], {
      env: { ...process.env, ETCDCTL_API: '3' },
    })
    interface Seen {
      Status: { leader: number; header: { member_id: number } }
    }
    const seen = JSON.parse(stdout) as Seen[]
    return seen.findIndex(({ Status }) => Status.leader === Status.header.member_id)
  }

  for (const member of members) await start(member)
  while (!(await Promise.all(ports.map(isDecided))).every(Boolean)) await pause(200)
  return { ports, leader, start, kill: async member => servers[member]?.kill() }
}

/** Patroni ends if it asks for the version before the members have agreed on one. */
async function isDecided(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/version`).catch(() => undefined)
  return answer?.ok === true && !(await answer.text()).includes('not_decided')
}
