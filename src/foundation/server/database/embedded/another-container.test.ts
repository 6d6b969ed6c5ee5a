import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { quietLog as log } from '#test/quiet-log.ts'
import { quickFolder } from '#test/servers/quick-folder.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { stopOrphan } from './orphan.ts'
import { postmasterFile, postmasterState } from './postmaster.ts'
import { processIdentity } from './process-identity.ts'

let dataDir: string
let cluster: string

beforeEach(async () => {
  dataDir = await quickFolder('containers-')
  cluster = join(dataDir, 'postgres', '18')
})
afterEach(() => rm(dataDir, { recursive: true }))

describe('a folder shared with another container', () => {
  test('is left to a server there that outlives its application', async () => {
    const server = await startEmbeddedPostgres({ dataDir, log, durable: false })
    const own = await readFile(postmasterFile(cluster), 'utf8')
    const stranger = spawn('sleep', ['60'])
    await writeFile(postmasterFile(cluster), own.replace(/^\d+/, String(stranger.pid)))
    const socket = join(server.socketDir, '.s.PGSQL.5432')
    await expect(stopOrphan(cluster, socket, log)).rejects.toThrow('still works on')
    await writeFile(postmasterFile(cluster), own)
    stranger.kill()
    await server.stop()
  })

  test('is left at once by an application that stood still until it was taken over', async () => {
    const application = fileURLToPath(new URL('../writing-application.fixture.ts', import.meta.url))
    const child = spawn(process.execPath, [application, '--data', dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const exit = once(child, 'exit')
    await once(child.stdout, 'data')
    child.stdout.resume()
    const server = (await postmasterState(cluster))?.pid ?? 0
    const [claim = ''] = await readdir(join(dataDir, 'lock'))
    await writeFile(join(dataDir, 'lock', String(Number(claim) + 1)), '{}')
    expect(await exit).toEqual([1, null])
    while ((await processIdentity(server)) !== undefined) await pause(10)
  })
})
