import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { get, post, type Route, remove, reply } from '#foundation/server/http/route.ts'
import { aDay, anHour, limit } from '#foundation/server/limits/limit.ts'
import {
  ListingCalendars,
  NewCalendar,
  OtherCalendar,
} from '#listings/rules/calendars/calendar-wire.ts'
import { renewCalendarAddress } from './calendars/calendar-address.ts'
import { addCalendar, readCalendarSoon, removeCalendar } from './calendars/keep-calendars.ts'
import { readCalendars, readListingFile } from './calendars/read-calendars.ts'
import type { FindBusyTimes } from './for-bookings/find-busy-times.ts'

const ById = z.strictObject({ id: Id })
const ByCalendar = z.strictObject({ id: Id, calendarId: Id })
const reading = limit('calendar-read', 'account', 120, anHour)

export const calendarRoutes = (findBusyTimes: FindBusyTimes): readonly Route[] => [
  fileRoute(findBusyTimes),
  ...addressRoutes,
  ...otherRoutes,
]

const fileRoute = (findBusyTimes: FindBusyTimes) =>
  get(
    '/calendars/:secret/holdall.ics',
    {
      summary: 'When a listing is booked or closed, for calendar programs that know its address',
      can: 'listing-calendar:read',
      // Other sites read the calendars of all their partners from a few addresses.
      limits: [limit('calendar-file', 'address', 6000, anHour)],
      params: z.strictObject({ secret: z.string().max(100) }),
      data: z.string(),
      sentAs: 'text/calendar',
    },
    async (ctx, { params }) => {
      const headers = { 'content-disposition': 'inline; filename="holdall.ics"' }
      const file = await readListingFile(ctx, findBusyTimes, params.secret)
      return reply(file, undefined, { headers })
    },
  )

const addressRoutes: readonly Route[] = [
  get(
    '/listings/:id/calendars',
    {
      summary: 'The secret calendar address of my listing, and the other calendars it reads',
      can: 'listing-calendar:read:own',
      params: ById,
      data: ListingCalendars,
    },
    async (ctx, { params }) => reply(await readCalendars(ctx, params.id)),
  ),
  post(
    '/listings/:id/calendars/address',
    {
      summary: 'Make the secret calendar address anew; the old one leads nowhere from then on',
      can: 'listing-calendar:update:own',
      limits: [limit('calendar-address', 'account', 60, aDay)],
      params: ById,
      data: z.strictObject({ address: z.string() }),
    },
    async (ctx, { params }) => reply({ address: await renewCalendarAddress(ctx, params.id) }),
  ),
]

const otherRoutes: readonly Route[] = [
  post(
    '/listings/:id/calendars',
    {
      summary: 'Let the busy days of another calendar close my listing; at most 3',
      can: 'listing-calendar:create:own',
      limits: [limit('calendar-add', 'account', 60, anHour)],
      params: ById,
      body: NewCalendar,
      data: OtherCalendar,
      created: true,
      idempotent: true,
      message: 'The calendar was added',
    },
    async (ctx, { params, body }) => reply(await addCalendar(ctx, params.id, body)),
  ),
  post(
    '/listings/:id/calendars/:calendarId/read',
    {
      summary: 'Read one of the other calendars soon, and not only when it is due',
      can: 'listing-calendar:update:own',
      limits: [reading],
      params: ByCalendar,
      data: z.null(),
    },
    async (ctx, { params }) => {
      await readCalendarSoon(ctx, params.id, params.calendarId)
      return reply(null, 'We are reading it')
    },
  ),
  remove(
    '/listings/:id/calendars/:calendarId',
    {
      summary: 'Remove one of the other calendars; the days it has closed are open again',
      can: 'listing-calendar:delete:own',
      limits: [reading],
      params: ByCalendar,
      data: z.null(),
    },
    async (ctx, { params }) => {
      await removeCalendar(ctx, params.id, params.calendarId)
      return reply(null, 'The calendar was removed')
    },
  ),
]
