import { DatabaseUnavailable } from '../database-errors.ts'
import type { Server, ServerKind } from './server-list.ts'

/** Which server the next connection goes to. */
export interface ServerChoice {
  kind: ServerKind
  /** `undefined` leaves it to the address. */
  choose(): Promise<Server | undefined>
  /** A connection to the one last chosen failed, so it has to be looked for again. */
  doubt(): void
  /** Whoever is connected to one server leaves when another is chosen: the first may wake again. */
  joined(server: Server | undefined, leave: () => void): () => void
}

/** Keeps to one server until it is doubted, and then takes the first that will do, in turn. */
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
