import { expect, it } from 'vitest'
import { openSeparateProcess } from './separate-process.ts'

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
