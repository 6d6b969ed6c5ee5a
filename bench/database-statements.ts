import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { migrate } from '#foundation/server/database/migrations/migrate.ts'
import { openDatabase } from '#foundation/server/database/opening/open-database.ts'
import { quietLog as log } from '#test/quiet-log.ts'
import { median, report } from './report.ts'

/**
 * What named prepared statements save, and what the query builder costs: the same short query in
 * each way in turn, several rounds, medians, as ratios to the bare driver with names.
 */
const rounds = 7
const clients = 4
const queriesPerRound = 4_000

type Tables = {
  configuration_item: { list: string; value: string; label: string; position: number }
}

const dataDir = await mkdtemp(join(tmpdir(), 'bench-'))
await chmod(dataDir, 0o755)
const database = await openDatabase({ dataDir, log, connections: clients })
const migrations = fileURLToPath(new URL('../migrations', import.meta.url))
await migrate(database.pool, { dir: migrations, log })

const bare = new Pool({ ...database.connection, max: clients })
const named = database.db.$extendTables<Tables>()
const unnamed = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: bare }) })

const read = (db: Kysely<Tables>, list: string, value: string) =>
  db
    .selectFrom('configuration_item')
    .select(['label', 'position'])
    .where('list', '=', list)
    .where('value', '=', value)

const text = read(unnamed, '', '').compile().sql
const compiledOnce = read(named, '', '').compile()

const ways: Record<string, (list: string, value: string) => Promise<unknown>> = {
  'bare pg, named': (...values) => bare.query({ name: 'item', text, values }),
  'bare pg, unnamed': (...values) => bare.query({ text, values }),
  'Kysely, named, compiled once': (...parameters) =>
    named.executeQuery({ ...compiledOnce, parameters }),
  'Kysely, named': (list, value) => read(named, list, value).execute(),
  'Kysely, unnamed': (list, value) => read(unnamed, list, value).execute(),
}

const rates = new Map<string, number[]>(Object.keys(ways).map(way => [way, []]))
for (let round = 0; round <= rounds; round += 1) {
  for (const [way, ask] of Object.entries(ways)) {
    const rate = await queriesPerSecond(ask)
    if (round > 0) rates.get(way)?.push(rate)
  }
}
report(
  'one row by key',
  'bare pg, named',
  [...rates].map(([what, measured]) => ({ what, figure: median(measured), unit: '/s' })),
)

await bare.end()
await database.close()
await rm(dataDir, { recursive: true })

async function queriesPerSecond(
  ask: (list: string, value: string) => Promise<unknown>,
): Promise<number> {
  const started = performance.now()
  const client = async () => {
    for (let n = 0; n < queriesPerRound / clients; n += 1) await ask('banks', 'monzo')
  }
  await Promise.all(Array.from({ length: clients }, client))
  return queriesPerRound / ((performance.now() - started) / 1_000)
}
