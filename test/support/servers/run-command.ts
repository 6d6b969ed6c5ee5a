import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Where the machine keeps things, and the day that `npm run test:days` has moved the tests to. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR, LANG, TZ, NODE_OPTIONS, CLOCK_OFFSET_FILE } = process.env
  const moved = CLOCK_OFFSET_FILE === undefined ? {} : { TZ, NODE_OPTIONS, CLOCK_OFFSET_FILE }
  return { PATH, HOME, TMPDIR, LANG, ...moved }
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A key for our commands in tests, so that none writes one of its own. */
export const deploymentKey = 'the key of every test, never of a deployment'

interface Ended {
  code: number
  output: string
}

/** Runs one of our commands in its own process, with only these settings. */
export function runCommand(
  name: string,
  args: readonly string[],
  settings: Record<string, string>,
): Promise<Ended> {
  const env = {
    ...ownEnvironment(),
    NODE_ENV: 'test',
    DEPLOYMENT_KEY: deploymentKey,
    ...settings,
  }
  const program = [`commands/${name}.ts`, ...args]
  return new Promise(resolve => {
    execFile(process.execPath, program, { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr })
    })
  })
}
