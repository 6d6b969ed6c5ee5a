import { Client } from 'pg'
import { inject } from 'vitest'
import type { Database } from '#foundation/server/database/opening/open-database.ts'

/** A copy of every row of a database, which can be restored at any time. */
export type SavedWorld = string

const kept = ['configuration_item', 'app_setting', 'migration']

interface Table {
  name: string
  columns: string
}

/**
 * Copies a database and puts it back, so that each run begins with the same rows. Triggers and
 * constraints are off meanwhile.
 */
export class Worlds {
  readonly watcher: Client
  #tables: readonly Table[]

  private constructor(watcher: Client, tables: readonly Table[]) {
    this.watcher = watcher
    this.#tables = tables
  }

  static async of(database: Database): Promise<Worlds> {
    const { superuser } = inject('testDatabase')
    const { database: name } = database.connection
    const watcher = new Client({ ...superuser, database: name })
    await watcher.connect()
    await watcher.query(`set session_replication_role = replica`)
    const { rows } = await watcher.query<Table>(
      `select format('%I.%I', table_schema, table_name) as name,
         string_agg(format('%I', column_name), ', ') as columns
       from information_schema.columns join information_schema.tables
         using (table_schema, table_name)
       where table_schema in ('public', 'sandbox') and table_type = 'BASE TABLE'
         and is_generated = 'NEVER' and table_name <> all ($1)
       group by table_schema, table_name order by 1`,
      [kept],
    )
    return new Worlds(watcher, rows)
  }

  async save(): Promise<SavedWorld> {
    const statements: string[] = []
    for (const { name, columns } of this.#tables) {
      const { rows } = await this.watcher.query<{ all: string | null }>(
        `select jsonb_agg(to_jsonb(whole_row))::text as all from ${name} as whole_row`,
      )
      const all = rows[0]?.all
      if (!all) continue
      statements.push(
        `insert into ${name} (${columns}) overriding system value select ${columns}
         from jsonb_populate_recordset(null::${name}, ${this.watcher.escapeLiteral(all)})`,
      )
    }
    return statements.join(';\n')
  }

  async restore(world: SavedWorld): Promise<void> {
    const empty = this.#tables.map(({ name }) => `delete from ${name}`).join(';')
    await this.watcher.query(`begin; ${empty}; ${world}; commit`)
  }

  async close(): Promise<void> {
    await this.watcher.end()
  }
}
