import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { openDatabase } from '#foundation/server/database/opening/open-database.ts'
import { createLog } from '#foundation/server/log.ts'
import { brokenInvariants } from '#payments/server/books/invariants-table.ts'
import { databaseUrl } from '#test/database-url.ts'
import { openCommitGate } from '#test/servers/commit-gate.ts'
import { newFolder, type RunningProgram, startProgram } from '#test/servers/running-program.ts'
import { ask, aWish, listingIds, newRenters } from '../../bench/load/mixed-load.ts'
import type { Drill, DrillReport } from './shared/drill.ts'

export const drill: Drill = {
  name: 'double-press',
  title:
    'Kills the program between a booking and its answer; the same press again makes no second.',
  minutes: 2,
  run: pressTwice,
}

async function pressTwice(report: DrillReport): Promise<void> {
  const folder = await newFolder()
  const database = await openDatabase({
    dataDir: join(folder, 'database'),
    log: createLog('error'),
    connections: 2,
  })
  const gate = await openCommitGate(String(database.connection.host), folder)
  const settings = {
    DATABASE_URL: databaseUrl({ ...database.connection, host: gate.host }),
    DEMO: '1',
  }
  const start = () => startProgram({ dataDir: join(folder, 'app'), settings })

  report.step('starting the program on a database behind a gate')
  let program = await start()
  const [renter] = await newRenters(program.url, 1)
  const [listing] = await listingIds(program.url)
  // With several units, so that only the key prevents a second booking.
  await database.pool.query('update listing set storage_number = 5, auto_approve = true')

  const book = (to: RunningProgram, body: unknown, key: string) =>
    fetch(`${to.url}/api/v1/booking`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${renter?.token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
    })
  const bookings = async () => {
    const { rows } = await database.pool.query('select count(*)::int as count from booking')
    return rows[0].count as number
  }

  for (const [when, laterMs] of [
    ['at once', 0],
    ['after more than a minute', 61_000],
  ] as const) {
    const [wish, key, before] = [aWish(listing), randomUUID(), await bookings()]
    report.step(`booking, killing between the commit and its answer, asking again ${when}`)
    gate.whenCommitted(key, () => program.signal('SIGKILL'))
    const first = await book(program, wish, key).catch(() => undefined)
    report.expect('the press is not answered', first === undefined, first?.status)
    await (first ? program.kill() : program.ended)
    report.expect('the booking is there', (await bookings()) === before + 1)

    program = await start()
    const now = laterMs > 0 ? new Date(Date.now() + laterMs).toISOString() : null
    await ask(`${program.url}/api/v1/dev/clock`, { method: 'POST', body: { now } })
    const again = await book(program, wish, key)
    const isReplayed = again.headers.get('idempotent-replayed') === 'true'
    report.expect('the same press is answered', again.status === 201 && isReplayed, again.status)
    const onceMore = await book(program, wish, key)
    const isSame = (await again.text()) === (await onceMore.text())
    report.expect('and with the same answer ever after', isSame)
    const made = (await bookings()) - before
    report.expect('there is one booking', made === 1, made)
  }

  const broken = await brokenInvariants(database.db)
  report.expect('the books are whole', broken.length === 0, broken.length)
  await program.stop()
  gate.close()
  await database.close()
}
