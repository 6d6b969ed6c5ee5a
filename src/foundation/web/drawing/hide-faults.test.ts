import { expect, it } from 'vitest'
import { ApiFailure } from '../api/api-failure.ts'
import { hideFaults } from './hide-faults.ts'

it('a fault of ours is told to the log alone, and what was said to the reader stays', () => {
  const fault = new Error('Cannot find module /srv/holdall/page.js')
  const stopped = AbortSignal.abort().reason
  const said = new ApiFailure({
    status: 404,
    code: 'not_found',
    message: 'We could not find that.',
  })
  hideFaults([{ error: fault }, { error: stopped }, { error: said }, {}])
  expect([fault.message, stopped.message]).toEqual(['', ''])
  expect(fault.stack).toContain('/srv/holdall/page.js')
  expect(said.message).toBe('We could not find that.')
})
