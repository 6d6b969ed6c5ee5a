import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { databaseUrl } from '#test/database-url.ts'
import { startBalancer } from '#test/servers/balancer.ts'
import { installedPostgres } from '#test/servers/installed-postgres.ts'
import { startQuickPostgres } from '#test/servers/quick-postgres.ts'
import {
  freePort,
  newFolder,
  type RunningProgram,
  startProgram,
} from '#test/servers/running-program.ts'
import { inventedStreets } from '#test/streets/invented-streets.ts'

export interface ServerUnderTest {
  origin: string
  /** Of each process, without the balancer. */
  processes: readonly string[]
  readLog(): Promise<string>
  stop(): Promise<void>
}

/** `PROCESSES=2 npm test -- journeys` runs two processes behind a balancer, on one database. */
const processCount = Number(process.env.PROCESSES ?? 1)

/**
 * The real program in demo mode, on a port, a data folder and a database of its own: on the oldest
 * PostgreSQL installed here, if there is one, because other tests run on the packaged version.
 */
export async function startServerUnderTest({ hasStreets = false } = {}): Promise<ServerUnderTest> {
  const folder = await newFolder()
  const ports = await Promise.all(Array.from({ length: processCount }, freePort))
  const origins = ports.map(port => `http://127.0.0.1:${port}`)
  const balancer = processCount > 1 ? await startBalancer(origins) : undefined
  const origin = balancer?.url ?? String(origins[0])
  const postgres = await startQuickPostgres({ binaries: installedPostgres() })
  const programs: RunningProgram[] = []
  const streets = join(folder, 'invented-streets.pmtiles')
  if (hasStreets) await writeFile(streets, inventedStreets())
  const readLog = async () => (await Promise.all(programs.map(one => one.readLog()))).join('\n')
  const stop = async () => {
    await balancer?.close()
    for (const program of programs) await program.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const settings = {
    NODE_ENV: 'test',
    DEMO: '1',
    DATABASE_URL: databaseUrl(postgres.connection),
    PUBLIC_URL: origin,
    LOG_LEVEL: 'info',
    ALLOW_LOOPBACK_CALLS: '1',
    ...(hasStreets && { MAP_TILES: streets }),
  }
  try {
    for (const port of ports) {
      programs.push(await startProgram({ dataDir: join(folder, 'data'), port, settings }))
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, processes: origins, readLog, stop }
}
