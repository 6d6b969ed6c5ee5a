import { type ChildProcess, spawn } from 'node:child_process'
import { root } from './shared/run.ts'
import { readSettings } from './shared/settings.ts'

const { PORT: pagesPort } = readSettings()
const apiPort = pagesPort + 1

/** The API restarts when its sources change; Vite updates the pages and calls the API. */
const children = [
  start('node', ['--watch', 'src/server.ts'], {
    PORT: String(apiPort),
    PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${pagesPort}`,
  }),
  start('vite', ['dev', '--port', String(pagesPort), '--strictPort'], {
    VITE_API_ORIGIN: `http://127.0.0.1:${apiPort}`,
  }),
]

let isStopping = false
for (const child of children) child.once('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
const codes = await Promise.all(children.map(exitCode))
process.exit(isStopping ? 0 : (codes.find(Boolean) ?? 0))

function start(command: string, args: string[], env: Record<string, string>): ChildProcess {
  return spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** One without the other is useless, so when one ends, the other is stopped. */
function stop(): void {
  isStopping = true
  for (const child of children) child.kill('SIGTERM')
}

function exitCode(child: ChildProcess): Promise<number> {
  return new Promise(resolve => child.once('exit', code => resolve(code ?? 0)))
}
