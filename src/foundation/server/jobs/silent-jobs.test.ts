import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { type SilentGate, startSilentGate } from '#test/servers/silent-gate.ts'
import { createJobRunner, type Job, type JobRunner } from './jobs.ts'

const neverByItself = '0 0 29 2 *'
const patiently = { timeout: 40_000 }
const waits = 'a job must wait for its cron'
const runs: string[] = []
const seen: string[] = []
const sweep: Job = { name: 'sweep', cron: neverByItself, run: async () => void runs.push('sweep') }
const endless: Job = {
  name: 'endless',
  cron: neverByItself,
  run: () => new Promise(() => runs.push('endless')),
}
const audit: Job = {
  name: 'audit',
  cron: neverByItself,
  nightly: true,
  run: async () => void runs.push('audit'),
}

let app: TestApp
let gate: SilentGate
let runner: JobRunner
beforeAll(async () => {
  app = await testApp()
  gate = await startSilentGate(app.database.connection)
  runner = createJobRunner(
    gate.connection,
    [audit, sweep, endless],
    (name, isWell) => seen.push(`${name} ${isWell}`),
    { silenceMs: 500, connectTimeoutMs: 500, longestRunMs: 500 },
  )
  await runner.start(app.services)
}, 60_000)
afterAll(async () => {
  await runner.stop()
  await gate.close()
  await app.close()
})

test('a run that does not end is given up, and the job runs again', async () => {
  runner.wake('endless')
  await expect.poll(() => seen, patiently).toContain('endless false')
  runner.wake('endless')
  await expect.poll(() => runs.filter(name => name === 'endless').length, patiently).toBe(2)
}, 60_000)

test('jobs that nobody could wake in the silence run when the database speaks again', async () => {
  const warn = vi.spyOn(app.services.log, 'warn')
  gate.fallSilent()
  runner.wake('sweep')
  await expect.poll(() => warn.mock.calls.flat(), patiently).toContain(waits)
  expect(runs).not.toContain('sweep')
  gate.speak()
  await expect.poll(() => runs, patiently).toContain('sweep')
  expect(runs).not.toContain('audit')
}, 90_000)
