import { expect, it } from 'vitest'
import { createLog } from './log.ts'

it('names every fault of several, and no rows that the database quotes', () => {
  const lines: string[] = []
  const log = createLog('error', { write: line => void lines.push(line) })
  const taken = {
    code: '23505',
    constraint: 'users_email',
    detail: 'Key (email)=(a@b.test) exists',
  }
  const faults = [Object.assign(new Error('duplicate key'), taken), new Error('disk full')]
  log.error({ err: new AggregateError(faults, '2 steps failed') }, 'a job failed')
  const [line = ''] = lines
  expect(JSON.parse(line).err).toMatchObject({
    message: '2 steps failed',
    errors: [
      { message: 'duplicate key', code: '23505', constraint: 'users_email' },
      { message: 'disk full' },
    ],
  })
  expect(line).not.toContain('a@b.test')
})
