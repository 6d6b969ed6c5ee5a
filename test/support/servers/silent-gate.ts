import { createConnection, createServer, type Socket } from 'node:net'
import type { ClientConfig } from 'pg'

/** Stands before a database and can go silent: nothing passes and nothing is closed. */
export interface SilentGate {
  /** The database through the gate. */
  connection: ClientConfig
  fallSilent(): void
  /** What was held back continues, as if it had only been slow. */
  speak(): void
  close(): Promise<void>
}

interface Passage {
  near: Socket
  far: Socket
}

export async function startSilentGate(behind: ClientConfig): Promise<SilentGate> {
  const { host = '', port = 5432 } = behind
  const isSocket = host.startsWith('/')
  const passages = new Set<Passage>()
  let isSilent = false

  const server = createServer(near => {
    const far = isSocket
      ? createConnection(`${host}/.s.PGSQL.${port}`)
      : createConnection({ host, port })
    const passage = { near, far }
    passages.add(passage)
    const end = () => {
      passages.delete(passage)
      near.destroy()
      far.destroy()
    }
    for (const socket of [near, far]) socket.on('error', end).on('close', end)
    if (!isSilent) open(passage)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The gate has no port')

  return {
    connection: { ...behind, host: '127.0.0.1', port: address.port },
    fallSilent() {
      isSilent = true
      for (const { near, far } of passages) {
        near.unpipe(far).pause()
        far.unpipe(near).pause()
      }
    },
    speak() {
      isSilent = false
      for (const passage of passages) open(passage)
    },
    async close() {
      const closed = new Promise(resolve => server.close(resolve))
      for (const { near, far } of passages) {
        near.destroy()
        far.destroy()
      }
      await closed
    },
  }
}

function open({ near, far }: Passage): void {
  near.pipe(far)
  far.pipe(near)
}
