import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { transaction } from '../database/transaction.ts'
import { createJobRunner, type Job, type JobRunner } from './jobs.ts'

const neverByItself = '0 0 29 2 *'
const ran: string[] = []
const job = (name: string): Job => ({
  name,
  cron: neverByItself,
  run: async () => void ran.push(name),
})

const broken: Job = {
  name: 'broken',
  cron: neverByItself,
  run: () => Promise.reject(new Error('not today')),
}
const jobs = [...['one', 'other', 'fence'].map(job), broken]
const seen: string[] = []

let app: TestApp
let runner: JobRunner
beforeAll(async () => {
  app = await testApp()
  runner = createJobRunner(app.database.connection, jobs, (name, isWell) =>
    seen.push(`${name} ${isWell ? 'well' : 'failed'}`),
  )
  await runner.start(app.services)
})
afterAll(async () => {
  await runner.stop()
  await app.close()
})

const runs = (name: string) => ran.filter(each => each === name).length

test('a job is woken once by a transaction, however often it wished for it', async () => {
  await transaction(app.db, async () => {
    runner.wake('one')
    runner.wake('one')
  })
  await expect.poll(() => runs('one')).toBe(1)
})

test('a transaction that came to nothing wakes nobody', async () => {
  const failing = transaction(app.db, async () => {
    runner.wake('other')
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await transaction(app.db, async () => runner.wake('fence'))
  await expect.poll(() => runs('fence')).toBe(1)
  expect(runs('other')).toBe(0)
})

test('whoever watches hears of every run and how it went', async () => {
  await transaction(app.db, async () => runner.wake('broken'))
  await expect.poll(() => seen).toContain('broken failed')
  expect(seen).toContain('one well')
})
