import { mkdir } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

const socketName = '.s.PGSQL.5432'
/** PostgreSQL's message that a transaction has committed. */
const committed = 'COMMIT\0'

export interface CommitGate {
  /** The host of the database to give to a program. */
  host: string
  /**
   * Once: after the commit of a transaction that writes this text, before the program learns of it.
   */
  whenCommitted(text: string, deed: () => void): void
  close(): void
}

/** Stands between a program and its database, and reads what passes. */
export async function openCommitGate(databaseHost: string, folder: string): Promise<CommitGate> {
  const host = join(folder, 'gate')
  await mkdir(host)
  const open = new Set<Socket>()
  let awaited: { text: string; deed: () => void } | undefined

  const server = createServer(client => {
    const database = createConnection(join(databaseHost, socketName))
    let isMaking = false
    let last = ''
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(from)
      from.on('error', () => to.destroy())
      from.on('close', () => to.destroy())
    }
    client.on('data', chunk => {
      if (awaited && chunk.includes(awaited.text)) isMaking = true
      database.write(chunk)
    })
    database.on('data', chunk => {
      const said = last + chunk.toString('latin1')
      last = said.slice(-committed.length)
      if (awaited && isMaking && said.includes(committed)) {
        const { deed } = awaited
        awaited = undefined
        deed()
      } else {
        client.write(chunk)
      }
    })
  })
  await new Promise<void>(resolve => server.listen(join(host, socketName), resolve))
  return {
    host,
    whenCommitted(text, deed) {
      awaited = { text, deed }
    },
    close() {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
