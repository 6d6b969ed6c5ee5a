import { execFile } from 'node:child_process'
import { readFile, readlink, realpath } from 'node:fs/promises'
import { hostname } from 'node:os'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Tells a process from a later one with the same id; undefined when it has ended. A dead process
 * that its parent has not collected yet counts as ended.
 */
export async function processIdentity(pid: number): Promise<string | undefined> {
  if (process.platform !== 'linux') return startedAtByPs(pid)
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const boot = await bootId()
    // The program's name stands in brackets and may hold anything, so count from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, startedAt] = [fields[0], fields[19]]
    return state === 'Z' || state === 'X' ? undefined : `${boot}:${startedAt}`
  } catch {
    return undefined
  }
}

/** Where the id of a process means the same process: not in another container or on another host. */
export async function processPlace(): Promise<string> {
  if (process.platform !== 'linux') return hostname()
  return `${hostname()} ${await bootId()} ${await readlink('/proc/self/ns/pid')}`
}

async function bootId(): Promise<string> {
  return (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim()
}

async function startedAtByPs(pid: number): Promise<string | undefined> {
  try {
    const { stdout } = await run('ps', ['-o', 'stat=,lstart=', '-p', String(pid)])
    const [state = '', ...startedAt] = stdout.trim().split(/\s+/)
    return state === '' || state.startsWith('Z') ? undefined : startedAt.join(' ')
  } catch {
    return undefined
  }
}

/** Whether this process works in the given folder, as a PostgreSQL server does in its data folder. */
export async function worksInFolder(pid: number, folder: string): Promise<boolean> {
  try {
    if (process.platform === 'linux') {
      return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(folder))
    }
    const { stdout } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
    return stdout.includes(folder)
  } catch {
    return false
  }
}
