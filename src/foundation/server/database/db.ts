import type { Kysely } from 'kysely'

/** No tables at all: each table file adds the ones it owns with `db.$extendTables<...>()`. */
export type NoTables = Record<never, never>

/** The pool or an open transaction: most code need not know which. */
export type Db = Kysely<NoTables>
