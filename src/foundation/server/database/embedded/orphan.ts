import { rm } from 'node:fs/promises'
import type { DatabaseLog } from '../log.ts'
import { postmasterFile, postmasterState, stopPostmaster } from './postmaster.ts'
import { processIdentity, worksInFolder } from './process-identity.ts'

/**
 * Ends the server that an application killed without warning left running. Only for the holder of
 * the data folder's lock: for anybody else that server may have a living owner.
 */
export async function stopOrphan(cluster: string, log: DatabaseLog): Promise<void> {
  const left = await postmasterState(cluster)
  if (!left || (await processIdentity(left.pid)) === undefined) return

  if (await worksInFolder(left.pid, cluster)) {
    log.warn(
      { pid: left.pid },
      'PostgreSQL was left running by a process that is gone; stopping it',
    )
    await stopPostmaster(left.pid)
    return
  }
  // The id now belongs to some other program, which PostgreSQL would take for its own server.
  log.warn({ pid: left.pid }, 'Removing the pid file of a PostgreSQL that is gone')
  await rm(postmasterFile(cluster), { force: true })
}
