import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openSeparateProcess } from './separate-process.ts'
import { late } from './within.ts'

it('a machine that can start no process any more leaves the work undone, and this process alive', async () => {
  const ask = openSeparateProcess({ file: 'worker.ts', killAfterMs: 1000 })
  const { execPath } = process
  process.execPath = '/nowhere/node'
  try {
    expect(await ask({})).toBeUndefined()
  } finally {
    process.execPath = execPath
  }
})

it('work that takes too long is given up once, and not tried again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'holdall-worker-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const notes = join(folder, 'notes')
  writeFileSync(notes, '')
  const tries = () => readFileSync(notes, 'utf8').split('\n').length - 1

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const file = fileURLToPath(new URL('./slow-worker.fixture.ts', import.meta.url))
  const ask = openSeparateProcess<object, string>({ file, killAfterMs: 1000 })
  expect(await ask({ notes })).toBe('done')
  const tooLong = ask({ notes, forEver: true })
  await vi.waitUntil(() => tries() === 2, { timeout: 60_000 })
  vi.advanceTimersByTime(1000)
  expect(await tooLong).toBe(late)
  expect(tries()).toBe(2)
  expect(await ask({ notes })).toBe('done')
})
