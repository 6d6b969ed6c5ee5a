import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'

/** The part of Vendure that is used here. It is installed on demand, so its types are missing. */
interface Vendure {
  bootstrap(config: object): Promise<unknown>
  DefaultLogger: new (options: { level: number }) => object
  DefaultSearchPlugin: { init(options: object): object }
}

let given = ''
for await (const chunk of process.stdin) given += chunk
const { home, connection }: { home: string; connection: ClientConfig } = JSON.parse(given)
// It writes files where it is started, and would send statistics to its makers.
process.chdir(home)
process.env.VENDURE_DISABLE_TELEMETRY = 'true'
const require = createRequire(join(home, 'package.json'))
const { bootstrap, DefaultLogger, DefaultSearchPlugin }: Vendure = require('@vendure/core')

/** Configured as its guide says, with its own search in PostgreSQL. */
await bootstrap({
  apiOptions: { port: Number(process.env.PORT), hostname: '127.0.0.1', shopApiPath: 'shop-api' },
  authOptions: { superadminCredentials: { identifier: 'bench', password: 'bench' } },
  dbConnectionOptions: {
    type: 'postgres',
    synchronize: true,
    logging: false,
    host: connection.host,
    username: connection.user,
    database: connection.database,
    extra: { max: 8 },
  },
  logger: new DefaultLogger({ level: 0 }),
  paymentOptions: { paymentMethodHandlers: [] },
  plugins: [DefaultSearchPlugin.init({ bufferUpdates: false })],
})
process.stdout.write('is ready at\n')
process.on('SIGTERM', () => process.exit(0))
