import { expect, test } from 'vitest'
import { readyz } from './health.ts'

test('readiness is denied in time when the database says nothing', async () => {
  const silent = () => new Promise<boolean>(() => undefined)
  const answer = await readyz(silent, () => false, 20)
  expect([answer.status, await answer.text()]).toEqual([503, 'the database does not answer\n'])
})

test('readiness is granted while the database answers, and not on the way out', async () => {
  const well = async () => true
  expect((await readyz(well, () => false)).status).toBe(200)
  expect((await readyz(well, () => true)).status).toBe(503)
})
