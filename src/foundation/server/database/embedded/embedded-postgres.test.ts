import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { Client, type ClientConfig } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { quietLog as log } from '#test/quiet-log.ts'
import { quickFolder } from '#test/servers/quick-folder.ts'
import { DatabaseUnavailable } from '../database-errors.ts'
import { connectDatabase, openDatabase } from '../opening/open-database.ts'
import { DataDirInUse } from './data-dir-lock.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { postmasterState } from './postmaster.ts'
import { processIdentity } from './process-identity.ts'

const application = fileURLToPath(new URL('../writing-application.fixture.ts', import.meta.url))

let parent: string
let dataDir: string
let running: EmbeddedPostgres[]

beforeEach(async () => {
  parent = await quickFolder('embedded-')
  dataDir = join(parent, 'data')
  running = []
})
afterEach(async () => {
  for (const server of running) await server.stop()
  await rm(parent, { recursive: true })
})

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: folder, log, durable: false })
  running.push(server)
  return server
}

async function stop(server: EmbeddedPostgres): Promise<void> {
  running = running.filter(other => other !== server)
  await server.stop()
}

async function ask<Row>(connection: ClientConfig, question: string): Promise<Row[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    return (await client.query(question)).rows
  } finally {
    await client.end()
  }
}

const clusterOf = (folder: string) => join(folder, 'postgres', '18')

async function postmasterPid(folder = dataDir): Promise<number> {
  return (await postmasterState(clusterOf(folder)))?.pid ?? 0
}

async function untilGone(pid: number): Promise<void> {
  while ((await processIdentity(pid)) !== undefined) await pause(10)
}

function startApplication(...options: string[]): ChildProcess {
  return spawn(process.execPath, [application, '--data', dataDir, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** Lets the application write a while and answers the last row it said was committed. */
async function killAfter(rows: number, child: ChildProcess, alsoKill?: () => Promise<number>) {
  let last = 0
  const exit = once(child, 'exit')
  if (!child.stdout) throw new Error('the application has no output')
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line)
    if (last !== rows) continue
    const server = await alsoKill?.()
    child.kill('SIGKILL')
    if (server) process.kill(server, 'SIGKILL')
  }
  await exit
  return last
}

describe('a fresh data folder', () => {
  test('becomes a database that only local processes can reach, and keeps what it is given', async () => {
    const first = await start()
    await ask(first.connection, 'create table kept (n integer); insert into kept values (42)')
    const [settings] = await ask(
      first.connection,
      `select current_setting('listen_addresses') as tcp, current_setting('TimeZone') as zone,
        (select rolsuper from pg_roles where rolname = current_user) as may_do_anything`,
    )
    expect(settings).toEqual({ tcp: '', zone: 'UTC', may_do_anything: false })
    await stop(first)

    const second = await start()
    expect(await ask(second.connection, 'select n from kept')).toEqual([{ n: 42 }])
  })

  test('is created with every safeguard of durability on, and says what it is doing', async () => {
    const phases: string[] = []
    const server = await startEmbeddedPostgres({
      dataDir,
      log,
      onProgress: phase => phases.push(phase),
    })
    running.push(server)
    const [safeguards] = await ask(
      server.connection,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
        current_setting('full_page_writes') as pages, current_setting('data_checksums') as checksums`,
    )
    expect(safeguards).toEqual({ fsync: 'on', commit: 'on', pages: 'on', checksums: 'on' })
    expect(phases).toEqual(['creating', 'starting', 'ready'])
  })
})

describe('a second application on the same folder', () => {
  test('is refused while the first one lives', async () => {
    const first = await start()
    await expect(start()).rejects.toThrow(DataDirInUse)
    const child = spawn(process.execPath, [application, '--data', dataDir])
    let complaint = ''
    child.stderr.on('data', text => {
      complaint += text
    })
    await once(child, 'close')
    expect(complaint).toContain(`in use by another Holdall (process ${process.pid})`)
    expect(await ask(first.connection, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  test('may work beside it if it asks to, and leaves it running', async () => {
    const first = await start()
    const command = await openDatabase({ dataDir, log, joinRunning: true })
    await command.pool.query('create table kept (n integer)')
    await command.close()
    expect(await ask(first.connection, 'select * from kept')).toEqual([])
  })

  test('may follow once the first has stopped', async () => {
    await stop(await start())
    await start()
  })
})

describe('after the application was killed without warning', () => {
  test('everything it said was committed is there, and its server is taken over', async () => {
    const last = await killAfter(50, startApplication())
    const orphan = await postmasterPid()
    expect(await processIdentity(orphan)).toBeDefined()

    const server = await start()
    expect(await processIdentity(orphan)).toBeUndefined()
    const [{ n } = { n: '0' }] = await ask<{ n: string }>(
      server.connection,
      'select count(*) as n from row_written',
    )
    expect(Number(n)).toBeGreaterThanOrEqual(last)
  })

  test('together with its server, everything committed is there too', async () => {
    const last = await killAfter(50, startApplication(), postmasterPid)
    const server = await start()
    const [{ n } = { n: '0' }] = await ask<{ n: string }>(
      server.connection,
      'select count(*) as n from row_written',
    )
    expect(Number(n)).toBeGreaterThanOrEqual(last)
  })

  test('a program that got the id of its dead server is left alone', async () => {
    await stop(await start())
    const stranger = spawn('sleep', ['60'])
    await writeFile(join(clusterOf(dataDir), 'postmaster.pid'), `${stranger.pid}\n${dataDir}\n`)
    await start()
    expect(await processIdentity(stranger.pid ?? 0)).toBeDefined()
    stranger.kill()
  })
})

describe('the server process', () => {
  test('ends with an application that leaves without stopping it', async () => {
    await once(startApplication('--leave'), 'exit')
    const pid = await postmasterPid()
    await untilGone(pid)
    await start()
  })

  test('is started again when something else kills it, and the application recovers', async () => {
    const server = await start()
    const { db, close } = await connectDatabase(server.connection, { log })
    const killed = await postmasterPid()
    process.kill(killed, 'SIGKILL')
    const failures: unknown[] = []
    for (let answered = false; !answered || (await postmasterPid()) === killed; await pause(10)) {
      answered = await sql`select 1`.execute(db).then(
        () => true,
        error => failures.push(error) === 0,
      )
    }
    expect(failures.every(failure => failure instanceof DatabaseUnavailable)).toBe(true)
    await close()
  })
})

describe('a data folder in an odd state', () => {
  test('half a creation is cleared away and done anew', async () => {
    const home = join(dataDir, 'postgres')
    await mkdir(join(home, 'unfinished-abc', 'base'), { recursive: true })
    await writeFile(join(home, 'unfinished-abc', 'PG_VERSION'), '18\n')
    await mkdir(join(home, '18'))
    await start()
    expect((await readdir(home)).filter(name => name.startsWith('unfinished'))).toEqual([])
  })

  test('a damaged database is refused in words and never overwritten', async () => {
    await stop(await start())
    await rm(join(clusterOf(dataDir), 'global/pg_control'))
    await expect(start()).rejects.toThrow('is damaged: global/pg_control is missing')
    expect((await stat(join(clusterOf(dataDir), 'base'))).isDirectory()).toBe(true)
  })

  test('a database of another PostgreSQL version is refused in words', async () => {
    await mkdir(join(dataDir, 'postgres', '17'), { recursive: true })
    await expect(start()).rejects.toThrow('made by PostgreSQL 17, and this is PostgreSQL 18')
  })

  test('a folder that was moved takes its database along', async () => {
    const before = await start()
    await ask(before.connection, 'create table kept (n integer)')
    await stop(before)
    const moved = join(parent, 'moved')
    await rename(dataDir, moved)
    const after = await start(moved)
    expect(await ask(after.connection, 'select * from kept')).toEqual([])
  })

  test('a path too long for a socket gets its socket elsewhere, for as long as it runs', async () => {
    const deep = join(parent, 'a'.repeat(60), 'b'.repeat(60))
    const server = await start(deep)
    expect(server.socketDir.startsWith(deep)).toBe(false)
    expect(await ask(server.connection, 'select 1 as one')).toEqual([{ one: 1 }])
    await stop(server)
    await expect(stat(server.socketDir)).rejects.toThrow('ENOENT')
  })
})

describe.runIf(process.getuid?.() === 0)('started by root', () => {
  test('the server runs as a user that owns nothing else', async () => {
    await start()
    const status = await readFile(`/proc/${await postmasterPid()}/status`, 'utf8')
    expect(status).toMatch(/^Uid:\t65534\t65534/m)
    expect((await stat(clusterOf(dataDir))).mode & 0o777).toBe(0o700)
  })

  test('a folder that user cannot reach gets its database elsewhere, and says so', async () => {
    const warnings: object[] = []
    await chmod(parent, 0o700)
    const open = () =>
      openDatabase({ dataDir, log: { ...log, warn: details => warnings.push(details) } })
    const first = await open()
    const placement = JSON.parse(await readFile(join(dataDir, 'database-placement.json'), 'utf8'))
    try {
      expect(placement.home).toMatch(/^\/var\/lib\/holdall\//)
      expect(warnings).toContainEqual(expect.objectContaining({ database: placement.home }))
      await first.pool.query('create table kept (n integer)')
      await first.close()

      const second = await open()
      expect((await second.pool.query('select * from kept')).rowCount).toBe(0)
      await second.close()
      await rm(placement.home, { recursive: true })
      await expect(open()).rejects.toThrow(`should be in ${placement.home}, which is gone`)
    } finally {
      await rm(placement.home, { recursive: true, force: true })
    }
  })
})
