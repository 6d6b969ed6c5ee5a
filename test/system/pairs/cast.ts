import { answerBooking } from '#bookings/server/deciding/answer-booking.ts'
import { requestBooking } from '#bookings/server/deciding/request-booking.ts'
import { answerComplaint } from '#complaints/server/answer-complaint.ts'
import { openComplaint } from '#complaints/server/open-complaint.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Services, systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { addItem } from '#inventory/server/items/list-item.ts'
import { recordHandling } from '#inventory/server/records/record-handling.ts'
import { askForItems } from '#inventory/server/requests/ask-for-items.ts'
import { threadIdOf } from '#messages/server/thread/thread-id.ts'
import { paymentsOfBooking } from '#payments/server/attempts/payments-table.ts'
import { createPaymentLink } from '#payments/server/paying/create-payment-link.ts'
import { syncPayment } from '#payments/server/paying/sync-payment.ts'
import { payWith } from '#payments/server/sandbox/sessions.ts'
import { cards } from '#payments/server/sandbox/test-cards.ts'
import { writeReview } from '#reviews/server/write-review.ts'
import type { TestApp } from '#test/app-under-test.ts'
import { anOperator, approvedListing, signUp } from '#test/factories.ts'
import { onboard } from '#test/money.ts'
import { answerViewing } from '#viewings/server/answer-viewing.ts'
import { askForViewing } from '#viewings/server/ask-for-viewing.ts'
import { personContext } from '../../../demo/person-context.ts'
import { newsOfMoney, work } from './news-of-money.ts'
import { isOfRent, type StageOfRent, sceneByTheMonth } from './rent-scene.ts'

export const beginning = new Date('2027-03-01T09:00:00Z')
const start = after(beginning, 3 * dayMs)
export const period = { start, end: after(start, 60 * hourMs) }
export const over = after(period.end, hourMs)
/** When the renter says what is wrong. */
export const toldAt = after(period.start, hourMs)
/** When the renter wants to see the space. */
export const seenAt = after(beginning, dayMs)
export const review = { rating: 4, aspects: {}, text: 'All as agreed, and gladly again.' }

/** The state of the booking that both verbs act on. */
export type Stage = 'pending' | 'approved' | 'paid' | StageOfRent

/** What else a verb needs to exist. */
export type Wish =
  | 'approves at once'
  | 'two spaces'
  | 'card charged'
  | 'refunded outside'
  | 'dispute opened'
  | 'dispute lost'
  | 'complaint told'
  | 'complaint answered'
  | 'reviewed'
  | 'review written'
  | 'taken unheard'
  | 'viewings'
  | 'things'
  | 'card declines'
  | 'notice given'
  | 'host suspended'
  | 'price told'

/** The people of every run and their listing. */
export interface Cast {
  hostId: string
  renterId: string
  rivals: Readonly<Record<'A' | 'B', string>>
  neighbourId: string
  operatorId: string
  listingId: string
  listingAddress: string
}

/** The booking, and what belongs to it at the provider. */
export interface Scene extends Cast {
  bookingId: string
  /** The token of the links in the mail about it. */
  answerToken: string
  disputeId: string
  refundId: string
  complaintId: string
  /** A public review by the renter. */
  reviewId: string
  threadId: string
  viewings: Readonly<Record<'asked' | 'offered' | 'agreed', string>>
  things: Things
}

/** What the renter stores: some of it handed over, and some asked back. */
export interface Things {
  item: string
  record: string
  hash: string
  request: string
}

export async function castOf(app: TestApp): Promise<Cast> {
  app.clock.moveTo(beginning)
  const host = await signUp(app, { role: 'partner' })
  const [renter, first, second, neighbour] = [
    await signUp(app, { role: 'customer' }),
    await signUp(app, { role: 'customer' }),
    await signUp(app, { role: 'customer' }),
    await signUp(app, { role: 'customer' }),
  ]
  await onboard(app, host)
  const form = { storageNumber: 1, hourlyRate: 10, monthlyRate: 100, services: [] }
  const listing = await approvedListing(app, host, form)
  await anOperator(app)
  const { rows } = await app.pool.query(`select id from users where role = 'admin'`)
  return {
    hostId: host.user._id,
    renterId: renter.user._id,
    rivals: { A: first.user._id, B: second.user._id },
    neighbourId: neighbour.user._id,
    operatorId: rows[0].id,
    listingId: listing._id,
    listingAddress: listing.address,
  }
}

export const wanted = ({ listingId }: Cast) => ({
  storageListing: listingId,
  startDate: period.start.toISOString(),
  endDate: period.end.toISOString(),
  type: 'hourly' as const,
  moving: false,
  packing: false,
})

/** Brings a world to the state where the verbs begin, through the usual verbs. */
export async function setTheScene(
  app: TestApp,
  cast: Cast,
  stage: Stage,
  wishes: ReadonlySet<Wish>,
): Promise<Scene> {
  app.clock.moveTo(beginning)
  if (isOfRent(stage)) return sceneByTheMonth(app, cast, stage, wishes)
  const { services, pool } = app
  const { listingId, renterId, hostId } = cast
  if (wishes.has('two spaces')) await neighbourBooks(app, cast)
  const renter = personContext(services, renterId, 'customer', beginning)
  const { _id: bookingId } = await requestBooking(renter, wanted(cast))
  const answerToken = await mailedToken(app, bookingId)
  const host = personContext(services, hostId, 'partner', beginning)
  if (stage !== 'pending') await answerBooking(host, bookingId, { approvalStatus: 'approved' })
  const made = {
    ...{ bookingId, answerToken, disputeId: '', refundId: '', complaintId: '', reviewId: '' },
    threadId: threadIdOf({ listingId, renterId }),
    viewings: wishes.has('viewings') ? await viewings(services, cast) : noViewings,
    things: noThings,
  }
  const scene: Scene = { ...cast, ...made }
  if (stage === 'paid' || (stage === 'approved' && wishes.has('card charged'))) {
    await charge(services, scene)
  }
  if (stage === 'paid') await payment(services, scene)
  const news = stage === 'paid' ? await newsOfMoney(services, scene, wishes) : {}
  const isTold = wishes.has('complaint told') || wishes.has('complaint answered')
  const told =
    stage === 'paid' && isTold
      ? await complaint(services, scene, wishes.has('complaint answered'))
      : {}
  const terms = 'update listing set auto_approve = $2 where id = $1'
  await pool.query(terms, [listingId, wishes.has('approves at once')])
  const isWritten = wishes.has('review written') || wishes.has('reviewed')
  const reviewId = isWritten ? await reviewed(services, scene, wishes.has('reviewed')) : ''
  const stored =
    stage === 'paid' && wishes.has('things') ? { things: await things(services, scene) } : {}
  return { ...scene, ...news, ...told, ...stored, reviewId }
}

/** A review by the renter, which stays hidden until the partner has written too. */
async function reviewed(
  services: Services,
  { bookingId, ...scene }: Scene,
  isSeen: boolean,
): Promise<string> {
  const clock = { ...services.clock, now: () => over }
  const then = { ...services, clock }
  const renter = personContext(then, scene.renterId, 'customer', over)
  const host = personContext(then, scene.hostId, 'partner', over)
  const { _id: reviewId } = await writeReview(renter, bookingId, review)
  if (isSeen) await writeReview(host, bookingId, review)
  return reviewId
}

const noThings: Things = { item: '', record: '', hash: '', request: '' }

/** Ten boxes, of which six are handed over and two asked back; nobody has confirmed it yet. */
async function things(services: Services, { bookingId, renterId }: Scene): Promise<Things> {
  const renter = personContext(services, renterId, 'customer', beginning)
  const box = { name: 'Moving box', count: 10, declaredValue: null, pictures: [] }
  const { _id: item } = await addItem(renter, bookingId, box)
  const line = { item, count: 6, note: '', pictures: [] }
  const handOver = { kind: 'handOver' as const, lines: [line] }
  const { _id: record, hash } = await recordHandling(renter, bookingId, handOver)
  const asked = { lines: [{ item, count: 2 }], words: '' }
  const { _id: request } = await askForItems(renter, bookingId, asked)
  return { item, record, hash, request }
}

const noViewings = { asked: '', offered: '', agreed: '' }

/** A viewing in each state in which somebody can still act. */
async function viewings(services: Services, cast: Cast): Promise<Scene['viewings']> {
  const { listingId: listing, renterId, hostId } = cast
  const renter = personContext(services, renterId, 'customer', beginning)
  const host = personContext(services, hostId, 'partner', beginning)
  const time = seenAt.toISOString()
  const ask = async () => (await askForViewing(renter, { listing, times: [time] }))._id
  const made = { asked: await ask(), offered: await ask(), agreed: await ask() }
  await answerViewing(host, made.offered, { event: 'offer', times: [time] })
  await answerViewing(host, made.agreed, { event: 'pick', time })
  return made
}

async function mailedToken({ pool }: TestApp, bookingId: string): Promise<string> {
  const { rows } = await pool.query(
    `select substring(text_body from '/answer-request/([A-Za-z0-9_-]+)') as token
     from outbox_mail where text_body like '%/answer-request/%' and text_body like $1`,
    [`%${bookingId}%`],
  )
  return rows[0].token
}

/** Somebody else has already booked the other space. */
async function neighbourBooks({ services, pool }: TestApp, cast: Cast): Promise<void> {
  await pool.query('update listing set storage_number = 2 where id = $1', [cast.listingId])
  const neighbour = personContext(services, cast.neighbourId, 'customer', beginning)
  const { _id: id } = await requestBooking(neighbour, wanted(cast))
  const host = personContext(services, cast.hostId, 'partner', beginning)
  await answerBooking(host, id, { approvalStatus: 'approved' })
  await pool.query('update booking set unit_no = 2 where id = $1', [id])
}

async function charge(services: Services, scene: Scene): Promise<void> {
  const renter = personContext(services, scene.renterId, 'customer', beginning)
  const { sessionId } = await createPaymentLink(renter, { bookingId: scene.bookingId })
  await transaction(services.db, tx => payWith(work(services, tx), sessionId, cards.success))
}

/** Accepts the provider's news of the payment. */
export async function payment(services: Services, { bookingId }: Scene): Promise<void> {
  const ctx = systemContext(services, 'pair')
  const [found] = await paymentsOfBooking(ctx.db, bookingId)
  if (found) await syncPayment(ctx, found)
}

/** Once both sides have made their statements, it can be decided. */
async function complaint(
  services: Services,
  scene: Scene,
  isAnswered: boolean,
): Promise<Partial<Scene>> {
  const { _id: complaintId } = await openComplaint(
    personContext(services, scene.renterId, 'customer', toldAt),
    scene.bookingId,
    {
      reason: 'unsafe',
      text: 'Water comes through the roof.',
      pictures: [],
      wish: 'refund_part',
    },
  )
  const host = personContext(services, scene.hostId, 'partner', toldAt)
  if (isAnswered) {
    await answerComplaint(host, scene.bookingId, {
      text: 'It has been mended since.',
      pictures: [],
    })
  }
  return { complaintId }
}
