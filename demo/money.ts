import { requirePerson } from '#accounts/server/account/require-person.ts'
import { rentDay } from '#bookings/rules/price/later-rent.ts'
import { expireBookings } from '#bookings/server/waiting/expire-bookings.ts'
import { remindOfBookings } from '#bookings/server/waiting/remind-of-bookings.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { inLondon, londonDay } from '#foundation/rules/time/london-time.ts'
import { after } from '#foundation/rules/time/time.ts'
import { createClock } from '#foundation/server/clock.ts'
import type { Context, Services } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { openProvider } from '#foundation/server/provider/open-provider.ts'
import { announceSandbox } from '#payments/server/announce-sandbox.ts'
import { chargeRent } from '#payments/server/charging/charge-rent.ts'
import { createAccountLink } from '#payments/server/payees/create-account-link.ts'
import { findPayee } from '#payments/server/payees/payees-table.ts'
import { saveSellerDetails } from '#payments/server/payees/seller-details.ts'
import { createPaymentLink } from '#payments/server/paying/create-payment-link.ts'
import { finishOnboarding } from '#payments/server/sandbox/accounts.ts'
import { createSandbox } from '#payments/server/sandbox/sandbox-api.ts'
import { payWith } from '#payments/server/sandbox/sessions.ts'
import { cards } from '#payments/server/sandbox/test-cards.ts'
import { moveMoney } from '#payments/server/sending/move-money.ts'

/** The program and its sandbox at an earlier time, so that money moves when the story says. */
export function servicesAt(services: Services, now: Date): Services {
  const clock = createClock(() => now.getTime())
  const { config, keys, db } = services
  const sandbox = createSandbox({ db, clock, publicUrl: config.publicUrl })
  return { ...services, clock, provider: openProvider(config, keys, sandbox) }
}

/** A renter on the payment page with one of the sandbox's cards. */
export async function payOrDecline(
  services: Services,
  renter: Context,
  bookingId: string,
  card: keyof typeof cards,
): Promise<void> {
  const then = servicesAt(services, renter.now)
  const { sessionId } = await createPaymentLink(
    { ...renter, provider: then.provider },
    { bookingId },
  )
  const work = { now: renter.now, publicUrl: services.config.publicUrl }
  await transaction(services.db, tx => payWith({ tx, ...work }, sessionId, cards[card]))
  await announceSandbox(then)
}

/** Completes the payout details of a host, so that payouts arrive. */
export async function setUpPayouts(
  services: Services,
  host: Context,
  legalName: string,
): Promise<void> {
  const then = servicesAt(services, host.now)
  const ctx = { ...host, provider: then.provider }
  const { id } = requirePerson(ctx)
  await createAccountLink(ctx, 'bank-details')
  const account = (await findPayee(ctx.db, id))?.account_id ?? ''
  const work = { now: host.now, publicUrl: services.config.publicUrl }
  await transaction(ctx.db, tx => finishOnboarding({ tx, ...work }, account, 'complete'))
  await announceSandbox(then)
  await saveSellerDetails(ctx, {
    kind: 'person',
    legalName,
    address: '3 Canal Wharf, Leeds',
    postcode: 'LS11 5PU',
    dateOfBirth: '1984-05-17',
    taxNumber: 'QQ123456C',
  })
}

/** Takes rent on its day, and runs everything else that is due within a few days. */
export async function passTime(services: Services, from: Date, until: Date): Promise<void> {
  for (let now = from; now < until; now = nextStop(now)) {
    await doWhatIsDue(servicesAt(services, now))
  }
  await doWhatIsDue(servicesAt(services, until))
}

function nextStop(now: Date): Date {
  const today = inLondon(now).toPlainDate()
  const rentTaken = londonDay(today.with({ day: rentDay })).start
  const usual = after(now, 5 * dayMs)
  return now < rentTaken && rentTaken < usual ? rentTaken : usual
}

async function doWhatIsDue(then: Services): Promise<void> {
  await chargeRent(then)
  await announceSandbox(then)
  await moveMoney(then)
  await expireBookings(then)
  await remindOfBookings(then)
}
