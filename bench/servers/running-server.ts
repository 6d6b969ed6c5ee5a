import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  freePort,
  newFolder,
  type RunningProgram,
  startProgram,
} from '#test/servers/running-program.ts'

export type RunningServer = RunningProgram

/** As in package.json and Dockerfile, to take less memory. */
export const frugal = ['--max-semi-space-size=4', '--heap-growing-percent=50', '--no-sparkplug']

export const benchFolder = newFolder

/** What it asks of the allocator there. */
export const frugalSettings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' }

/** The real program, with limits so high that they play no part. */
export function startServer(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<RunningServer> {
  const { NODE_ENV } = process.env
  return startProgram({
    dataDir,
    nodeArgs: frugal,
    settings: {
      ...(NODE_ENV && { NODE_ENV }),
      ...frugalSettings,
      LOG_LEVEL: 'error',
      FLOOD_LIMIT: '100000000',
      ...settings,
    },
  })
}

/** A limit to compare with: a small server of this folder, in a process of its own like ours. */
export async function startLimit(file: string, given: unknown) {
  const port = await freePort()
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(given))
  await untilReady(child)
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill('SIGTERM') }
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    child.stdout?.on('data', text => {
      output += text
      if (output.includes('is ready at')) resolve()
    })
    child.once('exit', code => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
}
