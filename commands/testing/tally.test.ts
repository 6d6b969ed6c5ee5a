import { describe, expect, it } from 'vitest'
import { closingLine, sum, tallyPlaywright, tallyVitest, withCrash } from './tally.ts'

const test = (fullName: string, ...failureMessages: string[]) => ({
  fullName,
  status: failureMessages.length === 0 ? 'passed' : 'failed',
  failureMessages,
})
const file = (name: string, ...assertionResults: ReturnType<typeof test>[]) => ({
  name,
  status: 'failed',
  message: 'cannot be loaded',
  assertionResults,
})
const fine = { passed: 5, failed: 0, faults: [] }

describe('counting tests', () => {
  it('counts what Vitest reports, and says which failed and why', () => {
    const testResults = [file('a.ts', test('adds'), test('divides', 'by nought\nat a.ts:7'))]
    const report = { success: false, numPassedTests: 1, numFailedTests: 1, testResults }
    expect(tallyVitest(report)).toEqual({
      passed: 1,
      failed: 1,
      faults: ['a.ts: divides\n  by nought\n  at a.ts:7'],
    })
  })

  it('counts a file that could not even be loaded', () => {
    const testResults = [file('a.ts')]
    const report = { success: false, numPassedTests: 5, numFailedTests: 0, testResults }
    const faults = ['a.ts\n  cannot be loaded']
    expect(tallyVitest(report)).toEqual({ passed: 5, failed: 1, faults })
  })

  it('does not believe a run that failed outside its tests', () => {
    const report = { success: false, numPassedTests: 5, numFailedTests: 0, testResults: [] }
    expect(tallyVitest(report).failed).toBe(1)
    const faults = ['ended with code 1, and no test failed']
    expect(withCrash(fine, 1)).toEqual({ passed: 5, failed: 1, faults })
    expect(withCrash({ ...fine, failed: 2 }, 1)).toEqual({ ...fine, failed: 2 })
    expect(withCrash(fine, 0)).toEqual(fine)
  })

  it('counts errors around the journeys as failures, and a second try that passed as passed', () => {
    const results = [{ error: { message: 'no such button' } }]
    const spec = { title: 'a walk', file: 'walk.journey.ts', ok: false, tests: [{ results }] }
    const within = { specs: [spec, { ...spec, title: 'a second try', ok: true }] }
    const report = {
      stats: { expected: 3, unexpected: 1, flaky: 1 },
      errors: [{ message: 'no server' }],
      suites: [{ specs: [], suites: [within] }],
    }
    expect(tallyPlaywright(report)).toEqual({
      passed: 4,
      failed: 2,
      faults: ['around the journeys\n  no server', 'walk.journey.ts: a walk\n  no such button'],
    })
  })

  it('ends in one line for all suites together', () => {
    const total = sum([fine, { passed: 4, failed: 2, faults: ['one', 'two'] }])
    expect(total.faults).toEqual(['one', 'two'])
    expect(closingLine(total)).toBe('9 passed, 2 failed')
  })
})
