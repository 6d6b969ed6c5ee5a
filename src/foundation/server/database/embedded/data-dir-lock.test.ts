import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { quietLog } from '#test/quiet-log.ts'
import { DataDirInUse, lockDataDir } from './data-dir-lock.ts'
import { processIdentity } from './process-identity.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

async function leaveLockOf(holder: object | string): Promise<void> {
  await mkdir(join(dataDir, 'lock'))
  const text = typeof holder === 'string' ? holder : JSON.stringify(holder)
  await writeFile(join(dataDir, 'lock', '1'), text)
}

async function endedProcess(): Promise<{ pid: number; startedAt: string }> {
  const child = spawn('sleep', ['60'])
  const pid = child.pid ?? 0
  const startedAt = (await processIdentity(pid)) ?? ''
  child.kill()
  await once(child, 'exit')
  return { pid, startedAt }
}

test('a folder in use says by whom', async () => {
  await lockDataDir(dataDir)
  const refusal = lockDataDir(dataDir)
  await expect(refusal).rejects.toThrow(DataDirInUse)
  await expect(refusal).rejects.toThrow(`process ${process.pid}`)
})

test('a released folder can be taken again', async () => {
  const first = await lockDataDir(dataDir)
  await first.release()
  const second = await lockDataDir(dataDir)
  await expect(lockDataDir(dataDir)).rejects.toThrow(DataDirInUse)
  await second.release()
})

test('the lock of a process that has ended does not hold', async () => {
  await leaveLockOf(await endedProcess())
  await lockDataDir(dataDir)
})

test('another program with the id of a dead holder is not mistaken for it', async () => {
  await leaveLockOf({ pid: process.pid, startedAt: 'some earlier time' })
  await lockDataDir(dataDir)
})

test('a lock cut short by a power failure does not hold', async () => {
  await leaveLockOf('{"pid": 12')
  await lockDataDir(dataDir)
})

test('of many that find a dead holder at once, exactly one succeeds it', async () => {
  await leaveLockOf(await endedProcess())
  const attempts = await Promise.allSettled(Array.from({ length: 20 }, () => lockDataDir(dataDir)))
  const losers = attempts.filter(({ status }) => status === 'rejected')
  expect(losers).toHaveLength(19)
  expect(await readdir(join(dataDir, 'lock'))).toHaveLength(1)
})

describe('a claim from another container or host', () => {
  const elsewhere = { host: 'ark', place: 'ark 1' }

  test('holds while its holder gives signs of life', async () => {
    const first = await lockDataDir(dataDir, { here: elsewhere, beatMs: 10 })
    const refusal = lockDataDir(dataDir, { beatMs: 10, deadAfterMs: 60_000 })
    await expect(refusal).rejects.toThrow(DataDirInUse)
    await expect(refusal).rejects.toThrow(`process ${process.pid} on ark`)
    await first.release()
    await (await lockDataDir(dataDir)).release()
  })

  test('does not hold once nothing was heard of it for long enough, and the log says how long', async () => {
    await leaveLockOf({ pid: process.pid, startedAt: 'long ago', ...elsewhere })
    const told: string[] = []
    const log = { ...quietLog, warn: (_details: object, message: string) => told.push(message) }
    const lock = await lockDataDir(dataDir, { log, beatMs: 10, deadAfterMs: 50 })
    await lock.release()
    expect(told[0]).toContain('ark')
    expect(told[0]).toMatch(/up to 1 second/)
  })

  test('does not hold once it is released while somebody waits', async () => {
    const first = await lockDataDir(dataDir, { here: elsewhere, beatMs: 60_000 })
    const log = { ...quietLog, warn: () => void first.release() }
    await (await lockDataDir(dataDir, { log, beatMs: 10, deadAfterMs: 60_000 })).release()
  })

  test('is over for a holder that stood still until another took the folder', async () => {
    const lost = Promise.withResolvers<void>()
    await lockDataDir(dataDir, { here: elsewhere, beatMs: 10, onLost: lost.resolve })
    await writeFile(join(dataDir, 'lock', '2'), '{}')
    await lost.promise
  })
})
