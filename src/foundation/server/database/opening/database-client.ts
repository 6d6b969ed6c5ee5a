import { Socket } from 'node:net'
import { Client, type ClientBase, type ClientConfig } from 'pg'
import { DatabaseUnavailable } from '../database-errors.ts'
import type { ServerChoice } from './server-choice.ts'
import type { ServerKind } from './server-list.ts'

export interface DatabaseClientConfig extends ClientConfig {
  /** Left out where the address names one server and any kind of server will do. */
  choice?: ServerChoice | undefined
  /** How long the server may stay silent while a statement runs. */
  silenceMs?: number | undefined
}

interface SessionKind {
  isStandby: boolean
  isReadOnly: boolean
}

/**
 * A connection that ends by itself when the server goes silent. The driver's `query_timeout` only
 * ends the wait: the connection would go back into the pool with the statement still running.
 */
export class DatabaseClient extends Client {
  /** Of the driver: no statement is running. */
  declare readonly readyForQuery?: boolean
  #choice: ServerChoice | undefined
  #silenceMs: number
  #isEnding = false

  constructor({ choice, silenceMs = 0, ...config }: DatabaseClientConfig = {}) {
    super({ ...config, pipeline: true })
    this.#choice = choice
    this.#silenceMs = silenceMs
    this.on('error', () => this.#choice?.doubt())
  }

  override connect(): Promise<Client>
  override connect(callback: (error: Error | null, client: Client) => void): void
  override connect(callback?: (error: Error | null, client: Client) => void): unknown {
    const connected = this.#connect()
    if (!callback) return connected
    connected.then(
      () => process.nextTick(callback, null, this),
      error => process.nextTick(callback, error),
    )
    return undefined
  }

  override end(): Promise<void>
  override end(callback: (error: Error) => void): void
  override end(callback?: (error: Error) => void): unknown {
    this.#isEnding = true
    return callback ? super.end(callback) : super.end()
  }

  /** For commands, which may take as long as they need. */
  waitForEver(): void {
    this.#socket.setTimeout(0)
  }

  async #connect(): Promise<Client> {
    const choice = this.#choice
    const server = await choice?.choose()
    if (server) Object.assign(this, server)
    // The next caller uses the server that was found too late for this one.
    const wasGivenUp = this.connection.stream.destroyed
    if (wasGivenUp) throw new DatabaseUnavailable('No database server was found in time')
    try {
      await super.connect()
      this.#endInSilence()
      if (choice) await this.#refuseOtherKind(choice.kind)
      if (choice)
        this.once(
          'end',
          choice.joined(server, () => this.#leave()),
        )
      return this
    } catch (error) {
      choice?.doubt()
      throw error
    }
  }

  get #socket(): Socket {
    const { stream } = this.connection
    if (!(stream instanceof Socket)) throw new Error('The database is not reached by a socket')
    return stream
  }

  #leave(): void {
    this.#socket.destroy(new DatabaseUnavailable('Another database server has taken over'))
  }

  #endInSilence(): void {
    const socket = this.#socket
    socket.setTimeout(this.#silenceMs)
    socket.on('timeout', () => {
      const isWaiting = this.readyForQuery !== true || this.#isEnding
      if (isWaiting) socket.destroy(new DatabaseUnavailable('The database has fallen silent'))
    })
  }

  async #refuseOtherKind(kind: ServerKind): Promise<void> {
    if (kind === 'any') return
    const { rows } = await this.query<SessionKind>(
      `select pg_is_in_recovery() as "isStandby",
        current_setting('transaction_read_only')::boolean as "isReadOnly"`,
    )
    if (rows[0] && isOfKind[kind](rows[0])) return
    await this.end()
    throw new DatabaseUnavailable(`This database server is not ${kind}`)
  }
}

const isOfKind: Record<Exclude<ServerKind, 'any'>, (session: SessionKind) => boolean> = {
  'read-write': ({ isReadOnly }) => !isReadOnly,
  'read-only': ({ isReadOnly }) => isReadOnly,
  primary: ({ isStandby }) => !isStandby,
  standby: ({ isStandby }) => isStandby,
}

/** Afterwards the connection must not go back into the pool. */
export async function liftLimits(client: ClientBase): Promise<void> {
  if (client instanceof DatabaseClient) client.waitForEver()
  await client.query(
    `select set_config('statement_timeout', '0', false),
      set_config('idle_in_transaction_session_timeout', '0', false)`,
  )
}
