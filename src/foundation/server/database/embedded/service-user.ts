import { execFile } from 'node:child_process'
import { chown, mkdir, stat } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type ServiceUser = { uid: number; gid: number }

const usualIdOfNobody = 65534

/**
 * The user PostgreSQL must run as, because it refuses root; undefined when it may run as ourselves.
 * Data that an ordinary user made before stays with that user.
 */
export async function serviceUser(existingData: string): Promise<ServiceUser | undefined> {
  const self = process.getuid?.()
  const owner = await stat(existingData).catch(() => undefined)
  if (self !== 0) {
    if (!owner || owner.uid === self) return undefined
    throw new Error(
      `The database in ${existingData} belongs to user ${owner.uid}. ` +
        'Start Holdall as that user or as root, or give it a DATA_DIR of its own.',
    )
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  return { uid: await idOfNobody('-u'), gid: await idOfNobody('-g') }
}

async function idOfNobody(which: '-u' | '-g'): Promise<number> {
  try {
    return Number((await run('id', [which, 'nobody'])).stdout.trim()) || usualIdOfNobody
  } catch {
    return usualIdOfNobody
  }
}

/** Asks the system as that user, because modes, groups, access lists and mounts all count. */
export async function canRead(user: ServiceUser | undefined, paths: string[]): Promise<boolean> {
  const question =
    'for path; do [ -r "$path" ] && { [ ! -d "$path" ] || [ -x "$path" ]; } || exit 1; done'
  try {
    await run('/bin/sh', ['-c', question, 'sh', ...paths], { ...user, cwd: '/' })
    return true
  } catch {
    return false
  }
}

/** Whether that user can pass through this folder to something it owns inside. */
export async function canPassThrough(user: ServiceUser, folder: string): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', '[ -x "$1" ]', 'sh', folder], { ...user, cwd: '/' })
    return true
  } catch {
    return false
  }
}

export async function makePrivateFolder(
  folder: string,
  user: ServiceUser | undefined,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (user) await chown(folder, user.uid, user.gid)
}
