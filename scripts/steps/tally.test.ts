import { describe, expect, it } from 'vitest'
import { closingLine, sum, tallyPlaywright, tallyVitest, withCrash } from './tally.ts'

const file = (status: string, tests: number) => ({
  status,
  assertionResults: Array.from({ length: tests }),
})

describe('counting tests', () => {
  it('counts what Vitest reports', () => {
    const testResults = [file('passed', 5), file('failed', 2)]
    const report = { success: false, numPassedTests: 6, numFailedTests: 1, testResults }
    expect(tallyVitest(report)).toEqual({ passed: 6, failed: 1 })
  })

  it('counts a file that could not even be loaded', () => {
    const testResults = [file('passed', 5), file('failed', 0)]
    const report = { success: false, numPassedTests: 5, numFailedTests: 0, testResults }
    expect(tallyVitest(report)).toEqual({ passed: 5, failed: 1 })
  })

  it('does not believe a run that failed outside its tests', () => {
    const report = { success: false, numPassedTests: 5, numFailedTests: 0, testResults: [] }
    expect(tallyVitest(report).failed).toBe(1)
    expect(withCrash({ passed: 5, failed: 0 }, 1)).toEqual({ passed: 5, failed: 1 })
    expect(withCrash({ passed: 5, failed: 2 }, 1)).toEqual({ passed: 5, failed: 2 })
    expect(withCrash({ passed: 5, failed: 0 }, 0)).toEqual({ passed: 5, failed: 0 })
  })

  it('counts errors around the journeys as failures, and a second try that passed as passed', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1 }
    expect(tallyPlaywright({ stats, errors: ['no server'] })).toEqual({ passed: 4, failed: 2 })
  })

  it('ends in one line for all suites together', () => {
    const total = sum([
      { passed: 3, failed: 0 },
      { passed: 4, failed: 2 },
    ])
    expect(closingLine(total)).toBe('7 passed, 2 failed')
  })
})
