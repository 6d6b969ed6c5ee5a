import { flushCompileCache } from 'node:module'
import { Client, type ClientConfig } from 'pg'
import { cancelBooking } from '#bookings/server/deciding/cancel-booking.ts'
import { pence } from '#foundation/rules/money.ts'
import { createClock } from '#foundation/server/clock.ts'
import { readConfig } from '#foundation/server/config.ts'
import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import { connectDatabase } from '#foundation/server/database/opening/open-database.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { createKeys } from '#foundation/server/keys.ts'
import { nobodyListens } from '#foundation/server/live/live.ts'
import { createLog } from '#foundation/server/log.ts'
import { localMedia } from '#foundation/server/media/stores/local-media.ts'
import { embeddedGazetteer } from '#foundation/server/places/embedded-gazetteer.ts'
import { openProvider, type Send } from '#foundation/server/provider/open-provider.ts'
import { announceSandbox } from '../announce-sandbox.ts'
import { letCardsGo } from '../cards/let-cards-go.ts'
import { chargeRent } from '../charging/charge-rent.ts'
import { leftToGiveBack } from '../movements/left-to-give-back.ts'
import { createPaymentLink } from '../paying/create-payment-link.ts'
import { createSandbox } from '../sandbox/sandbox-api.ts'
import { payWith } from '../sandbox/sessions.ts'
import { cards } from '../sandbox/test-cards.ts'
import { moveMoney } from './move-money.ts'
import { refundPart } from './refund-part.ts'

/** Sent by the parent process: a story, and the step at which to die. */
export interface Orders {
  connection: ClientConfig
  settings: Record<string, string>
  deploymentKey: string
  story: 'payout' | 'cancel' | 'part' | 'rent' | 'card'
  bookingId: string
  renterId: string
  /** A time at which the payout is due. */
  later: string
  /** Dies before or after the nth step whose name contains the text. Null to stay alive. */
  die: { when: 'before' | 'after'; step: string; nth: number } | null
}

const orders = JSON.parse(process.argv[2] ?? '{}') as Orders
let met = 0
// Whoever is killed writes nothing at its end, and the next one would compile everything again.
flushCompileCache()

/** Like a kill by the system: nothing is finished and nothing is sent. */
function dieHere(): void {
  process.kill(process.pid, 'SIGKILL')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { die } = orders
  const isIt = die !== null && name.includes(die.step) && ++met === die.nth
  if (isIt && die.when === 'before') dieHere()
  const result = await work()
  if (isIt && die.when === 'after') dieHere()
  return result
}

type Done = (error: Error | null, result?: unknown) => void

function watchStatements(): void {
  const plain = Client.prototype.query as (query: unknown, done: Done) => void
  Client.prototype.query = function watched(this: Client, query: { text: string }, done: Done) {
    if (typeof done !== 'function') throw new Error('Statements are watched by their callbacks')
    const asked = () => {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      plain.call(this, query, (error, result) => (error ? reject(error) : resolve(result)))
      return promise
    }
    step(query.text.replace(/\s+/g, ' '), asked).then(result => done(null, result), done)
  } as unknown as typeof Client.prototype.query
}

const watchCalls =
  (send: Send): Send =>
  request =>
    step(`call ${request.method} ${new URL(request.url).pathname}`, () => send(request))

/** The payout of the booking has already been made. */
async function giveHalfBack(services: Services, bookingId: string): Promise<void> {
  const ctx = systemContext(services, 'story')
  await transaction(services.db, async tx => {
    const half = pence(Math.floor((await leftToGiveBack(tx, bookingId)) / 2))
    await refundPart(tx, ctx, bookingId, half, { subject: bookingId, reason: 'dispute' })
  })
  await moveMoney(services)
}

async function main(): Promise<void> {
  const config = readConfig(orders.settings)
  const log = createLog('silent')
  const database = await connectDatabase(orders.connection, { log, connections: 4 })
  const { db } = database
  const clock = createClock()
  const keys = createKeys(orders.deploymentKey)
  const { publicUrl } = config
  const sandbox = createSandbox({ db, clock, publicUrl })
  const services: Services = {
    config,
    log,
    clock,
    db,
    keys,
    jobs: { wake: () => undefined, runAll: async () => undefined },
    media: localMedia(config.dataDir),
    geocoder: embeddedGazetteer,
    live: nobodyListens,
    provider: openProvider(config, keys, watchCalls(sandbox)),
  }
  const asRenter = (): Context => ({
    ...systemContext(services, 'story'),
    actor: {
      kind: 'person',
      id: orders.renterId,
      role: 'customer',
      isVerified: true,
      sessionId: '',
      authenticatedAt: clock.now(),
    },
  })
  watchStatements()
  if (orders.story === 'rent') {
    clock.moveTo(new Date(orders.later))
    await chargeRent(services)
    await announceSandbox(services)
    await database.close()
    return
  }
  if (orders.story === 'card') {
    await moveMoney(services)
    await letCardsGo(services)
    await database.close()
    return
  }
  const { bookingId } = orders
  const { sessionId } = await createPaymentLink(asRenter(), { bookingId })
  await transaction(db, tx =>
    payWith({ tx, now: clock.now(), publicUrl }, sessionId, cards.success),
  )
  await announceSandbox(services)
  if (orders.story === 'cancel') await cancelBooking(asRenter(), bookingId)
  else clock.moveTo(new Date(orders.later))
  await moveMoney(services)
  if (orders.story === 'part') await giveHalfBack(services, bookingId)
  await announceSandbox(services)
  await database.close()
}

await main()
