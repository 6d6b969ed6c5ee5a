import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '#test/servers/running-program.ts'
import type { Node } from './node.ts'
import { readText, type Server, startServer } from './servers.ts'

export interface HaProxy {
  /** Ports for visitors, for the primary and for a replica. */
  people: string
  writes: number
  reads: number
  server: Server
}

/** With `deploy/haproxy/haproxy.cfg` unchanged. */
export async function startHaProxy(
  folder: string,
  nodes: readonly Node[],
  appPorts: readonly number[],
): Promise<HaProxy> {
  const [people, writes, reads] = [await freePort(), await freePort(), await freePort()]
  const at = (port = 0) => `127.0.0.1:${port}`
  const config = join(folder, 'haproxy.cfg')
  await writeFile(config, await readText('deploy/haproxy/haproxy.cfg'))
  const databases = nodes.flatMap(({ port, restPort }, n) => [
    [`DB${n + 1}`, at(port)],
    [`DB${n + 1}_CHECK`, String(restPort)],
  ])
  const server = await startServer({
    name: 'haproxy',
    folder,
    command: '/usr/sbin/haproxy',
    args: ['-db', '-f', config],
    settings: {
      PEOPLE: at(people),
      WRITES: at(writes),
      READS: at(reads),
      ...Object.fromEntries(databases),
      ...Object.fromEntries(appPorts.map((port, n) => [`APP${n + 1}`, at(port)])),
    },
  })
  return { people: `http://${at(people)}`, writes, reads, server }
}
