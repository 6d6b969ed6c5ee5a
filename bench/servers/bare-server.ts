import { createServer, type OutgoingHttpHeaders } from 'node:http'

/**
 * The limit: node:http that only sends these bytes. It runs in a process of its own and gets the
 * answer on stdin, so that it shares the machine in the same way as the program.
 */
let given = ''
for await (const chunk of process.stdin) given += chunk
const { headers, body }: { headers: OutgoingHttpHeaders; body: string } = JSON.parse(given)
const bytes = Buffer.from(body, 'base64')

const server = createServer((_request, response) => {
  response.writeHead(200, headers)
  response.end(bytes)
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.stdout.write('is ready at\n'))
process.on('SIGTERM', () => process.exit(0))
