/** How many tests passed and failed, and how those failed. */
export interface Tally {
  passed: number
  failed: number
  /** Repeated at the very end, because many logs keep only the end. */
  faults: readonly string[]
}

export interface VitestReport {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  testResults: readonly VitestFile[]
}

interface VitestFile {
  name: string
  status: string
  message: string
  assertionResults: readonly { fullName: string; status: string; failureMessages: string[] }[]
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: readonly { message?: string }[]
  suites: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  specs: readonly { title: string; file: string; ok: boolean; tests: readonly PlaywrightTest[] }[]
  suites?: readonly PlaywrightSuite[]
}

interface PlaywrightTest {
  results: readonly { error?: { message?: string } }[]
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    faults: tallies.flatMap(({ faults }) => faults),
  }
}

/** A file that breaks before its first test has no tests to count, so it counts as one failure. */
export function tallyVitest(report: VitestReport): Tally {
  const broken = report.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.length === 0,
  )
  const tests = report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(test => ({ file, ...test })),
  )
  const failed = report.numFailedTests + broken.length
  return {
    passed: report.numPassedTests,
    failed: report.success ? failed : Math.max(1, failed),
    faults: [
      ...broken.map(({ name, message }) => faultLine(name, message)),
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(test => faultLine(`${test.file}: ${test.fullName}`, test.failureMessages[0])),
    ],
  }
}

/**
 * Errors outside any test, such as a server that did not start, count as one failure each. A
 * journey that passes at its second try has passed, and is listed as flaky.
 */
export function tallyPlaywright({ stats, errors, suites }: PlaywrightReport): Tally {
  const specs = suites.flatMap(allSpecs).filter(({ ok }) => !ok)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    faults: [
      ...errors.map(({ message }) => faultLine('around the journeys', message)),
      ...specs.map(({ file, title, tests }) =>
        faultLine(`${file}: ${title}`, tests.flatMap(({ results }) => results)[0]?.error?.message),
      ),
    ],
  }
}

function allSpecs({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(allSpecs)]
}

/** A suite that ended with an error but without a failed test has still failed. */
export function withCrash(tally: Tally, exitCode: number): Tally {
  const isSilent = exitCode !== 0 && tally.failed === 0
  if (!isSilent) return tally
  return { ...tally, failed: 1, faults: [`ended with code ${exitCode}, and no test failed`] }
}

const linesOfFault = 12

function faultLine(title: string, message = 'no reason given'): string {
  const lines = message.trim().split('\n').slice(0, linesOfFault)
  return [title, ...lines.map(line => `  ${line}`)].join('\n')
}

export function closingLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`
}
