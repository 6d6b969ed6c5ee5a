import { createServer } from 'node:http'
import { type ClientConfig, Pool } from 'pg'
import type { Statement } from '../load/pgbench.ts'

/**
 * The limit of this machine and driver: node:http around one prepared statement, in a process of
 * its own. It gets the statements on stdin and answers the first column of the result.
 */
let given = ''
for await (const chunk of process.stdin) given += chunk
const work: { connection: ClientConfig; statements: Statement[]; connections: number } =
  JSON.parse(given)

const pool = new Pool({ ...work.connection, max: work.connections })
let asked = 0
const server = createServer(async (request, response) => {
  request.resume()
  const { text, values } = work.statements[asked++ % work.statements.length] ?? {
    text: '',
    values: [],
  }
  const { rows } = await pool.query({ name: 'bare', text, values: [...values], rowMode: 'array' })
  const body: string = rows[0]?.[0]
  const length = Buffer.byteLength(body)
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': length })
  response.end(body)
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('is ready at\n'))
process.on('SIGTERM', () => process.exit(0))
