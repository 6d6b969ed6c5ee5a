import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import type { DatabaseLog } from '../log.ts'
import { postmasterFile, postmasterState, stopPostmaster } from './postmaster.ts'
import { processIdentity, worksInFolder } from './process-identity.ts'

/**
 * Ends the server that an application killed without warning left running. Only for the holder of
 * the data folder's lock: for anybody else that server may have a living owner.
 */
export async function stopOrphan(cluster: string, socket: string, log: DatabaseLog): Promise<void> {
  const left = await postmasterState(cluster)
  if (!left) return
  const isAnybody = (await processIdentity(left.pid)) !== undefined

  if (isAnybody && (await worksInFolder(left.pid, cluster))) {
    log.warn(
      { pid: left.pid },
      'PostgreSQL was left running by a process that is gone; stopping it',
    )
    await stopPostmaster(left.pid)
    return
  }
  if (await answers(socket)) {
    throw new Error(
      `A PostgreSQL that cannot be ended from here still works on ${cluster}. ` +
        'Another container left it running: stop that container first.',
    )
  }
  if (!isAnybody) return
  // The id now belongs to some other program, which PostgreSQL would take for its own server.
  log.warn({ pid: left.pid }, 'Removing the pid file of a PostgreSQL that is gone')
  await rm(postmasterFile(cluster), { force: true })
}

async function answers(socket: string): Promise<boolean> {
  const connection = connect(socket)
  try {
    await once(connection, 'connect')
    return true
  } catch {
    return false
  } finally {
    connection.destroy()
  }
}
