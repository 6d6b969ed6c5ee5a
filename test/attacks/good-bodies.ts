import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { goodsNoticeKinds } from '#rent/rules/goods/goods-dates.ts'
import { aDriver, anEmail, aPassword, strangerId } from '#test/factories.ts'
import { completeForm } from '#test/listing-form.ts'
import { sellerDetails } from '#test/money.ts'
import type { Props } from './stage.ts'

const policyChange = {
  taxRate: 0.075,
  commissionRate: 0.2,
  cancellationFee: 1000,
  packingPrice: 0,
  feeKeptBy: 'platform',
  refundWindowHours: 24,
  payWindowHours: 24,
  payoutDelayHours: 24,
}

/** A time at which somebody could come, three days from now. */
function quarterHour(now: Date): Date {
  const step = 900_000
  return new Date(Math.ceil(after(now, 3 * dayMs).getTime() / step) * step)
}

/** A valid body for every call that takes one, to be changed by the attacks. */
export function goodBodies(stage: Props): Record<string, Record<string, unknown>> {
  const { host, listing, bookingId, openBookingId, driverId, app } = stage
  const start = after(app.clock.now(), 40 * dayMs)
  const term = {
    storageListing: listing._id,
    startDate: start.toISOString(),
    endDate: after(start, 48 * hourMs).toISOString(),
    type: 'hourly',
  }
  const wrong = 'Wrong-Guess-7!'
  return {
    'PATCH /admin/verifications/:id': { status: 'rejected', reason: 'Blurred' },
    'POST /auth/register': {
      email: anEmail(),
      firstName: 'Ada',
      lastName: 'Reid',
      // A common password, so that it is refused and nobody is signed up.
      password: 'Password1!',
      role: 'partner',
    },
    'POST /auth/login': { email: host.email, password: wrong },
    'POST /auth/verify': { email: anEmail(), otp: '123456' },
    'POST /auth/resend-otp': { email: anEmail() },
    'POST /auth/forgot-password': { email: anEmail() },
    'PATCH /auth/reset-password/:resetToken': { password: aPassword, confirmPassword: aPassword },
    'POST /auth/reauthenticate': { password: wrong },
    'POST /auth/change-password': { currentPassword: wrong, password: aPassword },
    'POST /auth/change-email': { email: anEmail(), password: wrong },
    'POST /auth/change-email/confirm': { otp: '123456' },
    // The host has a paid booking, and so cannot leave.
    'POST /auth/delete-account': { password: wrong },
    'POST /auth/2fa/verify': { challengeId: strangerId, code: '123456' },
    'POST /auth/2fa/authenticator/confirm': { code: '123456' },
    'PATCH /users/:id': { firstName: 'Ada', phone: '07700 900123', supportEmail: true },
    'POST /listings': completeForm,
    'PUT /listings/:id/toggle-availability': { available: true },
    'PATCH /listings/:id': { storageTitle: 'Dry brick garage', consent: true },
    'POST /users/favourites/kept-in-browser': { ids: [listing._id] },
    'POST /users/saved-searches': { name: 'Near work', filter: { area: 'leeds' }, alerts: 'daily' },
    'PATCH /users/saved-searches/:id': { name: 'Nearer', alerts: 'weekly' },
    'POST /users/push-subscriptions': {
      endpoint: 'https://push.example/device',
      keys: {
        p256dh:
          'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
    },
    'DELETE /users/push-subscriptions': { endpoint: 'https://push.example/device' },
    'POST /booking/create-payment-link': { bookingId: openBookingId },
    'PATCH /booking/cancel/:id': { refundPence: 100_000_000 },
    'PATCH /booking/payment/confirm': { bookingId, sessionId: 'cs_x', response: 'success' },
    'POST /booking/quote': term,
    'POST /booking/free-instead': term,
    'POST /booking/:id/goods-notices': {
      kind: goodsNoticeKinds[0],
      goods: 'Two bicycles and a box',
    },
    'POST /booking/:id/later-price': { monthlyRate: 120, from: '2027-05' },
    'POST /booking/:id/notice': { endsAt: '2050-01-01T00:00:00.000Z' },
    'POST /dev/cards/:bookingId': { card: 'ok' },
    'POST /messages/threads': { listing: listing._id },
    'POST /messages/threads/:id': { text: 'Is it dry in there?' },
    'POST /messages/threads/:id/read': { upTo: strangerId },
    'POST /messages/threads/:id/report': { reason: 'Rude words, again and again' },
    'POST /booking': term,
    'PATCH /booking/:id': { approvalStatus: 'approved', reason: 'Come in' },
    'POST /listings/:id/calendars': { name: 'Other', address: 'https://there.example/a.ics' },
    'POST /viewings': { listing: listing._id, times: [quarterHour(app.clock.now()).toISOString()] },
    'PATCH /viewings/:id': { event: 'decline' },
    'POST /answer-request/:token': { approvalStatus: 'disapproved', reason: 'Not then' },
    'POST /booking/:id/extend': { endDate: '2030-12' },
    'POST /booking/:id/alternatives': { listing: strangerId },
    'POST /booking/:id/dispute': {
      reason: 'space_damaged',
      text: 'The door was left broken and open.',
      pictures: [],
      wish: 'refund_none',
    },
    'POST /booking/:id/dispute/answer': {
      text: 'The door was broken before we came.',
      pictures: [],
    },
    'POST /booking/:id/items': { name: 'Oak sideboard', count: 1, declaredValue: 450 },
    'PATCH /booking/:id/items/:item': { name: 'Pine sideboard' },
    'POST /booking/:id/item-records': {
      kind: 'handOver',
      lines: [{ item: strangerId, count: 1, note: 'A scratch', pictures: [] }],
    },
    'POST /booking/:id/item-records/:record/answer': { event: 'object', words: 'It was not there' },
    'POST /booking/:id/item-requests': { lines: [{ item: strangerId, count: 1 }], words: 'Soon' },
    'POST /booking/:id/item-requests/:request/answer': { event: 'finish' },
    'POST /booking/:id/review': {
      rating: 5,
      aspects: {},
      text: 'Left it cleaner than it was before.',
    },
    'PATCH /booking/:id/review': { rating: 4, aspects: {}, text: 'Left it as clean as it was.' },
    'POST /reviews/:id/response': { text: 'Thank you, come again.' },
    'POST /reviews/:id/report': { reason: 'It names my neighbour.' },
    'PATCH /admin/reviews/:id': { status: 'removed', reason: 'It names a neighbour.' },
    'PATCH /admin/readings/:id': { reason: 'The picture shows another meter.' },
    'PATCH /admin/disputes/:id': { refund: 0, reason: 'It was broken before.' },
    'POST /connections/keys': { name: 'Our website', scopes: ['listings'] },
    'POST /connections/webhooks': {
      url: 'https://hooks.example/holdall',
      events: ['booking.requested'],
    },
    'PATCH /connections/webhooks/:id': { isOn: false },
    'POST /drivers': aDriver(),
    'PATCH /drivers/:id': { firstName: 'Ben' },
    'PUT /users/seller-details': sellerDetails,
    'PATCH /admin/money/movements/:id': {},
    'PATCH /admin/money/owed-refunds/:id': { reference: 'FT-2214' },
    'PATCH /admin/money/payouts/:id': { reference: 'FT-2214' },
    'POST /admin/money/reports': {},
    'POST /admin/policy/replay': { since: '2026-11', change: policyChange },
    // Based on terms that were never adopted, so that it is refused.
    'POST /admin/policy': { since: 'never', change: policyChange, reason: 'Less for Holdall' },
    'PUT /booking/:id/move': { driver: driverId, date: '2030-05-05', window: '8-10' },
    'PATCH /booking/:id/move': { event: 'fail', reason: 'Nobody was in' },
    'POST /day-sheet/:token/:id/fail': { reason: 'Nobody was in' },
    'PATCH /admin/listings/:id': { featured: false },
    'POST /reports': {
      about: 'listing',
      id: listing._id,
      reason: 'other',
      words: 'It is no garage.',
    },
    'PATCH /admin/reports/:id': { outcome: 'nothing_wrong', answer: 'All is well there.' },
    'PATCH /admin/people/:id': { suspended: false },
    'POST /users/listings': { area: 'Leeds' },
    'POST /dev/payments/:sessionId': { outcome: 'abandon' },
    'POST /dev/clock': { now: null },
  }
}
