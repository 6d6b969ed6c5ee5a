import { createHash } from 'node:crypto'

/** Statements remembered while the application runs, over all connections. */
const remembered = 2_000
/** Each one costs the server memory for as long as the connection lives. */
const namedPerConnection = 200

const preparable = /^\s*(select|insert|update|delete|merge|with|values)\b/i

type Known = { name: string | undefined; runs: number }

/**
 * Gives statements names so that PostgreSQL plans them once per connection. Only a statement seen
 * before gets one: a name for every text that occurs once would fill each connection.
 */
export class StatementNames {
  #known = new Map<string, Known>()

  nameOf(sql: string): string | undefined {
    const known = this.#known.get(sql)
    if (!known) {
      this.#remember(sql)
      return undefined
    }
    known.runs += 1
    if (known.runs === 2 && canBePrepared(sql)) known.name = hashed(sql)
    return known.name
  }

  #remember(sql: string): void {
    if (this.#known.size >= remembered) this.#forgetRare()
    this.#known.set(sql, { name: undefined, runs: 1 })
  }

  #forgetRare(): void {
    for (const [sql, { runs }] of this.#known) if (runs === 1) this.#known.delete(sql)
    if (this.#known.size > remembered / 2) this.#known.clear()
  }
}

/** The statements prepared on one connection, up to a limit. */
export class PreparedOnConnection {
  #names = new Set<string>()
  #refused = 0

  admits(name: string): boolean {
    if (this.#names.has(name)) return true
    if (this.#names.size >= namedPerConnection) {
      this.#refused += 1
      return false
    }
    this.#names.add(name)
    return true
  }

  /** True once so many newer statements got no name that a fresh connection works better. */
  get outdated(): boolean {
    return this.#refused >= namedPerConnection
  }
}

function canBePrepared(sql: string): boolean {
  return preparable.test(sql) && !sql.includes(';')
}

function hashed(sql: string): string {
  return `s_${createHash('sha256').update(sql).digest('base64url').slice(0, 22)}`
}
