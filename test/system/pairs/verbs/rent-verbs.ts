import { answerBooking } from '#bookings/server/deciding/answer-booking.ts'
import { extendBooking } from '#bookings/server/deciding/extend-booking.ts'
import { requestBooking } from '#bookings/server/deciding/request-booking.ts'
import { systemContext } from '#foundation/server/context.ts'
import { paymentsOfBooking } from '#payments/server/attempts/payments-table.ts'
import { findKeptCard } from '#payments/server/cards/kept-cards-table.ts'
import { syncMethod } from '#payments/server/cards/sync-card.ts'
import { chargeRent } from '#payments/server/charging/charge-rent.ts'
import { syncPayment } from '#payments/server/paying/sync-payment.ts'
import { giveNotice, takeBackNotice } from '#rent/server/give-notice.ts'
import { sendGoodsNotice } from '#rent/server/goods/goods-notices.ts'
import { dropNotices } from '#rent/server/months/drop-notices.ts'
import { dropLaterPrice, setLaterPrice } from '#rent/server/set-later-price.ts'
import { bookingHooks } from '../../../../src/hooks.ts'
import { aMonth, changeCard, laterPrice, payOwed } from '../rent-scene.ts'
import { host, operator, renter, rival, type Verb } from './verb.ts'

const endedByUs = { approvalStatus: 'disapproved', reason: 'The partner is suspended.' } as const

/** Verbs on bookings paid by the month, and on extensions. */
export const rentVerbs: readonly Verb[] = [
  {
    name: 'charge-rent',
    stages: ['rented', 'owing', 'priced'],
    at: 'rentday',
    run: ({ services }) => chargeRent(services),
  },
  {
    name: 'charge-in-vain',
    stages: ['rented'],
    wishes: ['card declines'],
    at: 'rentday',
    run: ({ services }) => chargeRent(services),
  },
  {
    name: 'card-works-again',
    stages: ['rented', 'owing'],
    wishes: ['card declines'],
    at: 'rentday',
    async run({ services, scene }) {
      await changeCard(services, scene, 'ok')
      const card = await findKeptCard(services.db, scene.bookingId)
      await syncMethod(systemContext(services, 'pair'), card?.method_id ?? '')
    },
  },
  {
    // A payment by the earlier card is heard of only now.
    name: 'heard-late',
    stages: ['rented'],
    wishes: ['taken unheard'],
    at: 'rentday',
    async run({ services, scene }) {
      const ctx = systemContext(services, 'pair')
      const payments = await paymentsOfBooking(ctx.db, scene.bookingId)
      const unheard = payments.find(({ month }) => month === '2027-04')
      if (unheard) await syncPayment(ctx, unheard)
    },
  },
  {
    name: 'notice-by-renter',
    stages: ['rented', 'owing', 'falling', 'priced'],
    run: playing => giveNotice(renter(playing), playing.scene.bookingId),
  },
  {
    name: 'notice-by-host',
    stages: ['rented', 'owing', 'falling', 'priced'],
    run: playing => giveNotice(host(playing), playing.scene.bookingId),
  },
  {
    name: 'take-back-notice',
    stages: ['rented'],
    wishes: ['notice given'],
    run: playing => takeBackNotice(renter(playing), playing.scene.bookingId),
  },
  {
    // At once, also after months.
    name: 'end-by-operator',
    stages: ['rented'],
    wishes: ['host suspended'],
    at: 'rentday',
    run: playing =>
      answerBooking(operator(playing), playing.scene.bookingId, endedByUs, bookingHooks),
  },
  {
    name: 'host-takes-back',
    stages: ['falling'],
    run: playing => takeBackNotice(host(playing), playing.scene.bookingId),
  },
  {
    // What was owed because of which notice was given is paid.
    name: 'drop-notices',
    stages: ['falling'],
    run: ({ services }) => dropNotices(services),
  },
  {
    name: 'request-after',
    stages: ['rented', 'falling', 'let'],
    wishes: ['notice given'],
    run: playing => requestBooking(rival(playing), aMonth(playing.scene, '2027-05')),
  },
  {
    name: 'later-price',
    stages: ['rented', 'falling'],
    run: playing => setLaterPrice(host(playing), playing.scene.bookingId, laterPrice),
  },
  {
    name: 'drop-price',
    stages: ['rented', 'priced'],
    wishes: ['price told'],
    run: playing => dropLaterPrice(host(playing), playing.scene.bookingId),
  },
  {
    // By then the month has failed, or there is nothing to pay.
    name: 'pay-owed-by-link',
    stages: ['rented', 'owing'],
    wishes: ['card declines'],
    at: 'rentday',
    run: payOwed,
  },
  {
    name: 'goods-notice',
    stages: ['owing'],
    run: playing =>
      sendGoodsNotice(host(playing), playing.scene.bookingId, {
        kind: 'collect',
        goods: 'Twelve boxes',
        sentBy: 'post',
      }),
  },
  {
    name: 'extend',
    stages: ['let'],
    run: playing => extendBooking(renter(playing), playing.scene.bookingId, { endDate: '2027-05' }),
  },
]
