import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runningConnection } from '#foundation/server/database/embedded/embedded-postgres.ts'
import { databaseUrl } from '#test/database-url.ts'
import { startBalancer } from '#test/servers/balancer.ts'
import {
  freePort,
  newFolder,
  type RunningProgram,
  startProgram,
} from '#test/servers/running-program.ts'
import { inventedStreets } from '#test/streets/invented-streets.ts'

export interface ServerUnderTest {
  origin: string
  readLog(): Promise<string>
  stop(): Promise<void>
}

/** `PROCESSES=2 npm test -- journeys` runs two processes behind a balancer, on one database. */
const processes = Number(process.env.PROCESSES ?? 1)

/** The real program in demo mode, on a port and a data folder of its own. */
export async function startServerUnderTest({ hasStreets = false } = {}): Promise<ServerUnderTest> {
  const folder = await newFolder()
  const dataDir = join(folder, 'data')
  const ports = await Promise.all(Array.from({ length: processes }, freePort))
  const origins = ports.map(port => `http://127.0.0.1:${port}`)
  const balancer = processes > 1 ? await startBalancer(origins) : undefined
  const origin = balancer?.url ?? String(origins[0])
  const programs: RunningProgram[] = []
  const streets = join(folder, 'invented-streets.pmtiles')
  if (hasStreets) await writeFile(streets, inventedStreets())
  const readLog = async () => (await Promise.all(programs.map(one => one.readLog()))).join('\n')
  const stop = async () => {
    await balancer?.close()
    // The first one opened the database, so it is stopped last.
    for (const program of programs.toReversed()) await program.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    for (const [index, port] of ports.entries()) {
      const joining = index > 0 && { DATABASE_URL: databaseUrl(await runningConnection(dataDir)) }
      const settings = {
        NODE_ENV: 'test',
        DEMO: '1',
        PUBLIC_URL: origin,
        LOG_LEVEL: 'info',
        ALLOW_LOOPBACK_PUSH: '1',
        ...(hasStreets && { MAP_TILES: streets }),
      }
      programs.push(await startProgram({ dataDir, port, settings: { ...settings, ...joining } }))
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, readLog, stop }
}
