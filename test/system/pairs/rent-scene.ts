import { requestBooking } from '#bookings/server/deciding/request-booking.ts'
import { type Services, systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { threadIdOf } from '#messages/server/thread/thread-id.ts'
import { suspendPerson } from '#moderation/server/suspend-person.ts'
import { announceSandbox } from '#payments/server/announce-sandbox.ts'
import { paymentsOfBooking } from '#payments/server/attempts/payments-table.ts'
import { findKeptCard } from '#payments/server/cards/kept-cards-table.ts'
import { confirmIntent, createIntent, linkIntent } from '#payments/server/charging/charge-month.ts'
import { chargeRent, takeTurn } from '#payments/server/charging/charge-rent.ts'
import { createPaymentLink } from '#payments/server/paying/create-payment-link.ts'
import { syncPayment } from '#payments/server/paying/sync-payment.ts'
import { changeCardBehaviour } from '#payments/server/sandbox/kept-cards.ts'
import { payWith } from '#payments/server/sandbox/sessions.ts'
import { type CardBehaviour, cards } from '#payments/server/sandbox/test-cards.ts'
import { giveNotice } from '#rent/server/give-notice.ts'
import { setLaterPrice } from '#rent/server/set-later-price.ts'
import type { TestApp } from '#test/app-under-test.ts'
import { personContext } from '../../../demo/person-context.ts'
import type { Cast, Scene, Stage, Wish } from './cast.ts'
import { newsOfMoney, work } from './news-of-money.ts'
import type { Playing } from './verbs/verb.ts'

/**
 * Bookings paid by the month: `rented` goes on until notice is given, `owing` goes on although its
 * card failed every time, `falling` was given short notice because of that and is paid since,
 * `priced` is on the first day on which a later price is asked for. `let` is one month, to be
 * extended.
 */
const stagesOfRent = ['rented', 'owing', 'falling', 'priced', 'let'] as const
export type StageOfRent = (typeof stagesOfRent)[number]
export const isOfRent = (stage: Stage): stage is StageOfRent =>
  stagesOfRent.some(one => one === stage)

/** The next month of rent is due. */
export const rentday = new Date('2027-03-27T01:00:00Z')
const failedTries = ['2027-04-01', '2027-04-03', '2027-04-06']
/** When both verbs begin, where that depends on the stage. */
export const beginnings: Partial<Record<Stage, Date>> = {
  owing: new Date('2027-04-08T09:00:00Z'),
  falling: new Date('2027-04-08T09:00:00Z'),
  priced: new Date('2027-05-27T01:00:00Z'),
}

export async function sceneByTheMonth(
  app: TestApp,
  cast: Cast,
  stage: StageOfRent,
  wishes: ReadonlySet<Wish>,
): Promise<Scene> {
  const { services, pool } = app
  const { listingId, renterId } = cast
  const terms = 'update listing set auto_approve = true, rolling = true where id = $1'
  await pool.query(terms, [listingId])
  const renter = personContext(services, renterId, 'customer', services.clock.now())
  const month = aMonth(cast, '2027-03')
  const wish = stage === 'let' ? month : { ...month, rolling: true, endDate: null }
  const { _id: bookingId } = await requestBooking(renter, wish)
  const { sessionId } = await createPaymentLink(renter, { bookingId })
  await transaction(services.db, tx => payWith(work(services, tx), sessionId, cards.success))
  const [paid] = await paymentsOfBooking(services.db, bookingId)
  if (paid) await syncPayment(systemContext(services, 'pair'), paid)
  const scene: Scene = {
    ...cast,
    ...{ bookingId, answerToken: '', disputeId: '', refundId: '', complaintId: '', reviewId: '' },
    threadId: threadIdOf({ listingId, renterId }),
    viewings: { asked: '', offered: '', agreed: '' },
    things: { item: '', record: '', hash: '', request: '' },
  }
  const news = await newsOfMoney(services, scene, wishes)
  if (stage !== 'let') await whatCameToPass(app, scene, stage, wishes)
  if (wishes.has('taken unheard')) await takeWithoutAnswer(app, scene)
  if (wishes.has('host suspended')) await suspendHost(services, scene)
  return { ...scene, ...news }
}

/** The next month is taken on its day, by a process that dies before it gets the answer. */
async function takeWithoutAnswer(
  { services, clock }: TestApp,
  { bookingId }: Scene,
): Promise<void> {
  clock.moveTo(rentday)
  const ctx = systemContext(services, 'pair')
  const key = { booking_id: bookingId, month: '2027-04' }
  const charge = await transaction(ctx.db, tx => takeTurn(tx, ctx, key))
  if (!charge) throw new Error('No month is due')
  const made = await createIntent(ctx, charge)
  const linked = await transaction(ctx.db, tx => linkIntent(tx, ctx, charge, made))
  if (linked) await confirmIntent(ctx, linked)
}

async function suspendHost(services: Services, { operatorId, hostId }: Scene): Promise<void> {
  const operator = personContext(services, operatorId, 'admin', services.clock.now())
  await suspendPerson(operator, hostId, { suspended: true, reason: 'Complaints.' })
}

async function whatCameToPass(
  app: TestApp,
  scene: Scene,
  stage: StageOfRent,
  wishes: ReadonlySet<Wish>,
): Promise<void> {
  const { services } = app
  const { bookingId } = scene
  const now = services.clock.now()
  const isInArrears = stage === 'owing' || stage === 'falling'
  if (isInArrears || wishes.has('card declines')) {
    await changeCard(services, scene, 'declines later')
  }
  if (stage === 'priced' || wishes.has('price told')) {
    await setLaterPrice(
      personContext(services, scene.hostId, 'partner', now),
      bookingId,
      laterPrice,
    )
  }
  // Last: once notice is given, nobody tells another price.
  if (wishes.has('notice given') && stage !== 'falling') {
    await giveNotice(personContext(services, scene.renterId, 'customer', now), bookingId)
  }
  if (isInArrears) await askForRent(app, [rentday, ...failedTries.map(anHourInto)])
  if (stage === 'falling') await payOnceNoticeIsGiven(app, scene)
  if (stage === 'priced') await askForRent(app, [rentday, anHourInto('2027-04-27')])
}

async function payOnceNoticeIsGiven({ services }: TestApp, scene: Scene): Promise<void> {
  const host = personContext(services, scene.hostId, 'partner', services.clock.now())
  await giveNotice(host, scene.bookingId)
  await payOwed({ services, scene })
}

const anHourInto = (day: string) => new Date(`${day}T01:00:00Z`)

async function askForRent({ services, clock }: TestApp, days: readonly Date[]): Promise<void> {
  for (const day of days) {
    clock.moveTo(day)
    await chargeRent(services)
    await announceSandbox(services)
  }
}

/** After the shortest rental and two whole months from the day on which rent is asked for. */
export const laterPrice = { monthlyRate: 120, from: '2027-06' }

export const aMonth = ({ listingId }: Cast, month: string) => ({
  storageListing: listingId,
  startDate: month,
  endDate: month,
  type: 'monthly' as const,
  moving: false,
  packing: false,
})

/** How the kept card behaves from now on. */
export async function changeCard(
  services: Services,
  { bookingId }: Scene,
  behaviour: CardBehaviour,
): Promise<void> {
  const kept = await findKeptCard(services.db, bookingId)
  if (!kept) throw new Error('No card is kept')
  await transaction(services.db, tx =>
    changeCardBehaviour(work(services, tx), kept.method_id, behaviour),
  )
}

/** On the payment page, with another card than the kept one. */
export async function payOwed({ services, scene }: Omit<Playing, 'who'>): Promise<void> {
  const { renterId, bookingId } = scene
  const renter = personContext(services, renterId, 'customer', services.clock.now())
  const { sessionId, paymentId } = await createPaymentLink(renter, { bookingId })
  await transaction(services.db, tx => payWith(work(services, tx), sessionId, cards.success))
  const payments = await paymentsOfBooking(services.db, bookingId)
  const paid = payments.find(({ id }) => id === paymentId)
  if (paid) await syncPayment(systemContext(services, 'pair'), paid)
}
