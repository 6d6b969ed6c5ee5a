/** How many tests passed and failed. */
export interface Tally {
  passed: number
  failed: number
}

export interface VitestReport {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  testResults: readonly { status: string; assertionResults: readonly unknown[] }[]
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: readonly unknown[]
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  }
}

/** A file that broke before its first test has no test to count, so it counts as one itself. */
export function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const failed = report.numFailedTests + broken.length
  return { passed: report.numPassedTests, failed: report.success ? failed : Math.max(1, failed) }
}

/**
 * Errors outside any test, such as a server that did not start, count as one failure each. A
 * journey that passed at its second try has passed: the list names it as flaky.
 */
export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/** A suite that ended badly without a failed test to show for it has still failed. */
export function withCrash(tally: Tally, exitCode: number): Tally {
  const isSilent = exitCode !== 0 && tally.failed === 0
  return isSilent ? { ...tally, failed: 1 } : tally
}

export function closingLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`
}
