import { expect, it } from 'vitest'
import { eachInTurn } from './each-in-turn.ts'

it('a step that fails keeps none after it from being done, and is heard of', async () => {
  const done: string[] = []
  const fault = new Error('the second cannot be done')
  const steps = [
    async () => void done.push('first'),
    async () => Promise.reject(fault),
    async () => void done.push('third'),
  ]
  const run = eachInTurn(steps)
  await expect(run).rejects.toMatchObject({ message: '1 steps failed', errors: [fault] })
  expect(done).toEqual(['first', 'third'])
  await eachInTurn([])
})
