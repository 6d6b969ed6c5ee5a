import { parseArgs } from 'node:util'
import { quietLog as log } from '#test/quiet-log.ts'
import { openDatabase } from './opening/open-database.ts'

/** An application that commits row after row and says so, until it is killed or told to leave. */
const { values } = parseArgs({ options: { data: { type: 'string' }, leave: { type: 'boolean' } } })
const { pool } = await openDatabase({ dataDir: values.data ?? '', log })
await pool.query('create table if not exists row_written (n integer primary key)')

if (values.leave) process.exit(0)
for (let n = 1; ; n += 1) {
  await pool.query('insert into row_written values ($1)', [n])
  process.stdout.write(`${n}\n`)
}
