import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import { Client, type ClientConfig, Pool } from 'pg'
import type { Db, NoTables } from '#foundation/server/database/db.ts'
import { columnTypes } from '#foundation/server/database/statements/column-types.ts'
import { NamingPool } from '#foundation/server/database/statements/naming-pool.ts'

/** Called before each statement and after its answer. */
export interface Gate {
  before(statement: string): Promise<void>
  after(statement: string): void
}

export interface GatedDatabase {
  db: Db
  /** The gate that the next statements pass; each run has its own. */
  gate: Gate
  /** The server's process ids of the connections. */
  pids: Set<number>
  close(): Promise<void>
}

const connections = 4

/** The same database over connections whose every statement waits at a gate. */
export function gatedDatabase(connection: ClientConfig): GatedDatabase {
  const pool = new Pool({ ...connection, max: connections, types: columnTypes })
  const pids = new Set<number>()
  pool.on('connect', client => pids.add((client as unknown as { processID: number }).processID))
  const gated: GatedDatabase = {
    db: undefined as never,
    gate: openGate,
    pids,
    close: () => pool.end(),
  }
  const dialect = new PostgresDialect({
    pool: gatedPool(new NamingPool(pool), () => gated.gate),
    controlClient: Client,
  })
  gated.db = new Kysely<NoTables>({ dialect })
  return gated
}

const openGate: Gate = { before: async () => {}, after: () => {} }

function gatedPool(pool: NamingPool, gateNow: () => Gate): PostgresPool {
  const known = new WeakMap<PostgresPoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const gated = known.get(client) ?? gatedClient(client, gateNow)
      known.set(client, gated)
      return gated
    },
  } as PostgresPool
}

function gatedClient(client: PostgresPoolClient, gateNow: () => Gate): PostgresPoolClient {
  return {
    async query(sql: string, values: readonly unknown[]) {
      const gate = gateNow()
      await gate.before(sql)
      try {
        return await client.query(sql, values)
      } finally {
        gate.after(sql)
      }
    },
    release: () => client.release(),
  } as unknown as PostgresPoolClient
}
