import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What our commands are given for a key here, so that none writes one of its own. */
export const deploymentKey = 'the key of every test, never of a deployment'

interface Ended {
  code: number
  output: string
}

/** One of our commands in a process of its own, with these settings and no others. */
export function runCommand(
  name: string,
  args: readonly string[],
  settings: Record<string, string>,
): Promise<Ended> {
  const { PATH, HOME, TMPDIR } = process.env
  const env = { PATH, HOME, TMPDIR, NODE_ENV: 'test', DEPLOYMENT_KEY: deploymentKey, ...settings }
  const program = [`commands/${name}.ts`, ...args]
  return new Promise(resolve => {
    execFile(process.execPath, program, { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr })
    })
  })
}
