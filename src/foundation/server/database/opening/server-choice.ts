import { DatabaseUnavailable } from '../database-errors.ts'
import type { Server, ServerKind } from './server-list.ts'

/** Which server the next connection goes to. */
export interface ServerChoice {
  kind: ServerKind
  /** `undefined` uses the address as it is. */
  choose(): Promise<Server | undefined>
  /** A connection to the chosen server failed, so the next call looks for a server again. */
  doubt(): void
  /** Connections to other servers are closed when one is chosen: an old primary may come back. */
  joined(server: Server | undefined, leave: () => void): () => void
}

/** Keeps one server until it fails, and then takes the first of the list that will do. */
export function chooseInTurn(
  servers: readonly Server[],
  kind: ServerKind,
  willDo: (server: Server) => Promise<boolean>,
): ServerChoice {
  let chosen: Server | undefined
  let choosing: Promise<Server> | undefined
  const connected = new Set<{ server: Server | undefined; leave: () => void }>()

  async function search(): Promise<Server> {
    for (const server of servers) {
      if (!(await willDo(server))) continue
      for (const other of connected) if (other.server !== server) other.leave()
      return server
    }
    throw new DatabaseUnavailable(`None of ${servers.length} database servers will do just now`)
  }

  return {
    kind,
    async choose() {
      if (chosen) return chosen
      choosing ??= search().finally(() => {
        choosing = undefined
      })
      chosen = await choosing
      return chosen
    },
    doubt() {
      chosen = undefined
    },
    joined(server, leave) {
      const one = { server, leave }
      connected.add(one)
      return () => connected.delete(one)
    },
  }
}

export function theOnly(server: Server | undefined, kind: ServerKind): ServerChoice {
  const nobodyLeaves = () => () => undefined
  return { kind, choose: async () => server, doubt: () => undefined, joined: nobodyLeaves }
}
