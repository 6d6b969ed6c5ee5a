import { expect, test } from 'vitest'
import { isSessionRecord } from './session-record.ts'

const record = { _id: 'one', firstName: 'Ada', role: 'partner', isVerified: true, token: 'x' }

test('a record is what the browser was given when somebody logged in', () => {
  expect(isSessionRecord(record)).toBe(true)
})

test.each([null, 'x', [], {}, { ...record, role: 'host' }, { ...record, token: undefined }])(
  '%j is no record',
  value => {
    expect(isSessionRecord(value)).toBe(false)
  },
)
