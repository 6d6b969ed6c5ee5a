import { z } from 'zod'
import { LinkedAnswer, LinkedRequest } from '#bookings/rules/answer-link.ts'
import { BookingSearch, ListedBooking } from '#bookings/rules/console-wire.ts'
import {
  BookingRequest,
  ExtendQuery,
  ExtendRequest,
  QuoteAnswer,
  QuoteCall,
  QuoteRequest,
} from '#bookings/rules/request-wire.ts'
import { Waiting } from '#bookings/rules/waiting.ts'
import {
  Alternative,
  AlternativeWish,
  Booking,
  BookingAnswer,
  BookingFilter,
  BookingListMeta,
  Cancellation,
  CancellationQuote,
} from '#bookings/rules/wire.ts'
import { Id } from '#foundation/rules/ids.ts'
import { PageInfo } from '#foundation/rules/paging.ts'
import { get, patch, post, type Route, reply, replyPage } from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import { BusyRange } from '#listings/rules/wire.ts'
import { answerBooking } from './deciding/answer-booking.ts'
import { answerByLink, readLinkedRequest } from './deciding/answer-by-link.ts'
import type { BookingHooks } from './deciding/booking-hooks.ts'
import { cancelBooking, quoteCancellation } from './deciding/cancel-booking.ts'
import { extendBooking, quoteExtension } from './deciding/extend-booking.ts'
import { quoteBooking } from './deciding/quote-booking.ts'
import { requestBooking } from './deciding/request-booking.ts'
import { letBookingRun } from './holding/let-booking-run.ts'
import { askForOther } from './others/ask-for-other.ts'
import { findFreeInstead } from './others/find-free-instead.ts'
import { findOthers } from './others/find-others.ts'
import { readBooking, showBooking } from './reading/read-booking.ts'
import { readBookings } from './reading/read-bookings.ts'
import { readCalendar } from './reading/read-calendar.ts'
import { readCalendarFile } from './reading/read-calendar-file.ts'
import { searchBookings } from './reading/search-bookings.ts'
import { type FindWaiting, readWaiting } from './to-answer/read-waiting.ts'

const params = z.strictObject({ id: Id })
const byLink = z.strictObject({ token: z.string().max(100) })
const requests = limit('booking-request', 'account', 600, anHour)
const linkLimits = [limit('answer-link', 'address', 120, anHour)]

const routes: readonly Route[] = [
  post(
    '/booking/quote',
    {
      summary: 'What a booking would cost',
      can: 'quote:read',
      body: QuoteCall,
      data: QuoteAnswer,
    },
    async (ctx, { body }) => reply(await quoteBooking(ctx, body)),
  ),
  post(
    '/booking',
    {
      summary: 'Ask for a booking',
      can: 'booking:create',
      limits: [requests],
      body: BookingRequest,
      data: Booking,
      created: true,
      idempotent: true,
      message: 'Storage listing successfully booked',
    },
    async (ctx, { body }) => reply(await requestBooking(ctx, body)),
  ),
  get(
    '/booking',
    {
      summary: 'Bookings of one’s own, as renter or as partner',
      can: 'booking:read:own',
      query: BookingFilter,
      data: z.array(Booking),
      meta: BookingListMeta,
    },
    async (ctx, { query }) => {
      const { bookings, meta } = await readBookings(ctx, query)
      return reply(bookings, undefined, { meta })
    },
  ),
  get(
    '/booking/calendar/:id',
    {
      summary: 'When a listing is taken',
      can: 'calendar:read',
      params,
      data: z.array(BusyRange),
      cacheFor: 1,
    },
    async (ctx, input) => reply(await readCalendar(ctx, input.params.id)),
  ),
  get(
    '/booking/cancel/:id',
    {
      summary: 'What cancelling now would give back',
      can: 'booking:update:own',
      params,
      data: CancellationQuote,
    },
    async (ctx, input) => reply(await quoteCancellation(ctx, input.params.id)),
  ),
  patch(
    '/booking/cancel/:id',
    {
      summary: 'Cancel or withdraw a booking',
      can: 'booking:update:own',
      params,
      body: Cancellation,
      bodyOptional: true,
      data: Booking,
    },
    async (ctx, { params: { id }, body }) =>
      reply(await cancelBooking(ctx, id, body), 'Booking cancelled successfully.'),
  ),
  get(
    '/booking/:id',
    { summary: 'One booking', can: 'booking:read:own', params, data: Booking },
    async (ctx, input) => reply(await readBooking(ctx, input.params.id)),
  ),
  get(
    '/booking/:id/extend',
    {
      summary: 'What it would cost to have a booking by the month go on until then',
      can: 'booking:update:own',
      params,
      query: ExtendQuery,
      data: QuoteAnswer,
    },
    async (ctx, { params: { id }, query }) => reply(await quoteExtension(ctx, id, query.endDate)),
  ),
  post(
    '/booking/:id/extend',
    {
      summary: 'Book the months that follow a booking, in the same unit and at today’s rate',
      can: 'booking:create',
      limits: [requests],
      params,
      body: ExtendRequest,
      data: Booking,
      created: true,
      idempotent: true,
      message: 'Storage listing successfully booked',
    },
    async (ctx, { params: { id }, body }) => reply(await extendBooking(ctx, id, body)),
  ),
  get(
    '/booking/:id/calendar.ics',
    {
      summary: 'One booking as a calendar file',
      can: 'booking:read:own',
      params,
      data: z.string(),
      sentAs: 'text/calendar',
    },
    async (ctx, input) => {
      const name = `holdall-${input.params.id}.ics`
      const headers = { 'content-disposition': `attachment; filename="${name}"` }
      return reply(await readCalendarFile(ctx, input.params.id), undefined, { headers })
    },
  ),
  post(
    '/booking/free-instead',
    {
      summary: 'Free spaces nearby at no higher price, where one is taken for the chosen dates',
      can: 'quote:read',
      limits: [limit('free-instead', 'address', 60, 60)],
      body: QuoteRequest,
      data: z.array(Alternative),
    },
    async (ctx, { body }) => reply(await findFreeInstead(ctx, body)),
  ),
  get(
    '/booking/:id/alternatives',
    {
      summary: 'Free spaces nearby at no higher price, for who did not get theirs',
      can: 'booking:read:own',
      limits: [limit('alternatives', 'account', 120, anHour)],
      params,
      data: z.array(Alternative),
    },
    async (ctx, input) => reply(await findOthers(ctx, input.params.id)),
  ),
  post(
    '/booking/:id/alternatives',
    {
      summary: 'Ask for one of them, for the same time and with the same consent',
      can: 'booking:create',
      limits: [requests],
      params,
      body: AlternativeWish,
      data: Booking,
      created: true,
      idempotent: true,
      message: 'Storage listing successfully booked',
    },
    async (ctx, { params: { id }, body }) => reply(await askForOther(ctx, id, body)),
  ),
  get(
    '/answer-request/:token',
    {
      summary: 'Which request the links in a mail to its partner would answer',
      can: 'answer-link:read',
      limits: linkLimits,
      params: byLink,
      data: LinkedRequest,
    },
    async (ctx, input) => reply(await readLinkedRequest(ctx, input.params.token)),
  ),
  post(
    '/answer-request/:token',
    {
      summary: 'Answer a request by the link from the mail about it, once and without a session',
      can: 'answer-link:update',
      limits: linkLimits,
      params: byLink,
      body: LinkedAnswer,
      data: LinkedRequest,
    },
    async (ctx, { params: { token }, body }) =>
      reply(await answerByLink(ctx, token, body), `Booking ${body.approvalStatus} successfully`),
  ),
  post(
    '/admin/bookings/:id/let-run',
    {
      summary: 'Let a booking go on although its partner is suspended',
      can: 'moderation:update',
      params,
      data: Booking,
    },
    async (ctx, input) => {
      await letBookingRun(ctx, input.params.id)
      return reply(await showBooking(ctx, input.params.id), 'The booking goes on')
    },
  ),
  get(
    '/admin/bookings',
    {
      summary: 'Everybody’s bookings by words and stage, newest first',
      can: 'booking:read',
      query: BookingSearch,
      data: z.array(ListedBooking),
      meta: PageInfo,
    },
    async (ctx, { query }) => {
      const { bookings, total } = await searchBookings(ctx, query)
      return replyPage(bookings, query, total)
    },
  ),
]

const answering = (hooks: BookingHooks): Route =>
  patch(
    '/booking/:id',
    {
      summary: 'Approve a booking, deny it or cancel it as partner',
      can: 'booking:update:own',
      params,
      body: BookingAnswer,
      data: Booking,
    },
    async (ctx, { params: { id }, body }) => {
      const booking = await answerBooking(ctx, id, body, hooks)
      return reply(booking, `Booking ${body.approvalStatus} successfully`)
    },
  )

const waiting = (finders: readonly FindWaiting[]): Route =>
  get(
    '/users/waiting',
    {
      summary: 'What waits for an answer of one’s own, apart from requests for bookings',
      can: 'waiting:read:own',
      data: z.array(Waiting),
    },
    async ctx => reply(await readWaiting(ctx, finders)),
  )

export const bookingRoutes = (
  hooks: BookingHooks,
  finders: readonly FindWaiting[],
): readonly Route[] => [...routes, answering(hooks), waiting(finders)]
