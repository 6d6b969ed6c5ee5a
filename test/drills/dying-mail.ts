import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { migrate } from '#foundation/server/database/migrations/migrate.ts'
import { type Database, openDatabase } from '#foundation/server/database/opening/open-database.ts'
import { postMails } from '#foundation/server/mail/post-mail.ts'
import { databaseUrl } from '#test/database-url.ts'
import { quietLog } from '#test/quiet-log.ts'
import { newFolder, startProgram } from '#test/servers/running-program.ts'
import type { Drill } from './shared/drill.ts'

const letters = 500
const backlog = 2000
const delayMs = 40
const diesAt = 200
const awayMs = 3000
const sideBySide = 5
const noJobs = { wake: () => undefined, runAll: async () => undefined }

export const drill: Drill = {
  name: 'dying-mail',
  title: 'The mail server dies while it takes letters, and the program stops with a backlog',
  minutes: 6,
  async run(report) {
    const database = await openDatabase({ dataDir: await newFolder(), log: quietLog })
    await migrate(database.pool, { dir: 'migrations', log: quietLog })
    const server = mailServer()
    const port = await server.open(0)
    const settings = {
      DATABASE_URL: databaseUrl(database.connection),
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    }
    await post(database, letters)
    let program = await startProgram({ settings })
    report.step(`${letters} letters wait, each taken in ${delayMs} ms; the first within a minute`)
    await until(() => server.taken.length > 0)
    const started = performance.now()
    await until(() => server.taken.length >= diesAt)
    const rate = (diesAt * 1000) / (performance.now() - started)
    report.expect(
      'several go side by side',
      rate > 1.5 * (1000 / delayMs),
      `${rate.toFixed(0)} a second`,
    )

    report.step(`the mail server dies with letters in its hands, and is back after ${awayMs} ms`)
    await server.die()
    const diedAt = performance.now()
    await pause(awayMs)
    await server.open(port)
    await until(async () => (await unsent(database)) === 0)
    const seconds = (performance.now() - diedAt) / 1000
    report.expect('all are sent within two minutes', seconds < 130, `${seconds.toFixed(0)} s`)
    const people = new Set(server.taken)
    report.expect('everybody has their letter', people.size === letters, people.size)
    const twice = server.taken.length - people.size
    report.expect('only what it held came twice', twice <= sideBySide, twice)

    report.step(`the program is asked to stop with ${backlog} letters waiting`)
    const before = server.taken.length
    await post(database, backlog)
    await until(() => server.taken.length > before + 20)
    const stopped = performance.now()
    await program.stop()
    const stopMs = performance.now() - stopped
    report.expect('it does not wait for them', stopMs < 5000, `${stopMs.toFixed(0)} ms`)
    const waiting = await unsent(database)
    const sent = server.taken.length - before
    report.expect('what was sent is marked, the rest waits', sent + waiting === backlog, waiting)

    report.step('it is started again')
    program = await startProgram({ settings })
    await until(async () => (await unsent(database)) === 0)
    const inAll = server.taken.length - before
    report.expect('the rest is sent, and nothing twice', inAll === backlog, inAll)
    await program.stop()
    await server.die()
    await database.close()
  },
}

/** Accepts letters slowly, and can be killed meanwhile. */
function mailServer() {
  const taken: string[] = []
  let server: SMTPServer
  return {
    taken,
    async open(port: number): Promise<number> {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData(stream, { envelope }, done) {
          stream.resume()
          stream.on('end', () => {
            taken.push(...envelope.rcptTo.map(({ address }) => address))
            setTimeout(done, delayMs)
          })
        },
      })
      server.on('error', () => undefined)
      await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
      return (server.server.address() as AddressInfo).port
    },
    async die(): Promise<void> {
      const closed = new Promise<void>(resolve => server.close(resolve))
      for (const connection of server.connections) connection.close()
      await closed
    },
  }
}

let posted = 0
async function post({ db }: Database, count: number): Promise<void> {
  const letter = { subject: 'Hello', preview: 'Hello', heading: 'Hello', paragraphs: ['Hello'] }
  const mails = Array.from({ length: count }, () => {
    posted += 1
    return { to: `person-${posted}@holdall.test`, kind: 'verify-email' as const, letter }
  })
  for (let n = 0; n < count; n += 500) {
    await postMails(db, { now: new Date(), jobs: noJobs }, mails.slice(n, n + 500))
  }
}

async function unsent({ pool }: Database): Promise<number> {
  const { rows } = await pool.query('select count(*) from outbox_mail where sent_at is null')
  return Number(rows[0]?.count)
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(50)
}
