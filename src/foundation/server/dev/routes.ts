import { z } from 'zod'
import { fail } from '#foundation/rules/errors.ts'
import { Instant } from '#foundation/rules/time/dates.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import type { Clock } from '../clock.ts'
import { get, post, type Route, reply } from '../http/route.ts'
import { type ClockFollower, moveClock } from './move-clock.ts'
import { readSent } from './read-sent.ts'

const Sent = z.strictObject({
  /** A text has no subject and no HTML. */
  channel: z.enum(['email', 'text']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.string(),
  /** The address that ends such mails with one press. */
  unsubscribe: z.string().nullable(),
  /** A calendar file sent with it. */
  calendar: z.string().nullable(),
})

const ClockSetting = z.strictObject({ now: Instant.nullable() })

/** Tools for trying the product out. They exist in demo mode only; elsewhere they are a 404. */
export function devRoutes(clock: Clock, followers: readonly ClockFollower[]): readonly Route[] {
  return [
    get(
      '/dev/outbox',
      {
        summary: 'Mail and texts that would have been sent, newest first (demo mode)',
        can: 'demo:read',
        query: z.strictObject({ to: z.string().max(254).optional() }),
        data: z.array(Sent),
      },
      async (ctx, { query }) => reply(await readSent(ctx.db, query.to?.trim().toLowerCase())),
    ),
    get(
      '/dev/clock',
      { summary: "The application's time (demo mode)", can: 'demo:read', data: ClockSetting },
      ctx => reply({ now: ctx.now.toISOString() }),
    ),
    post(
      '/dev/clock',
      {
        summary: 'Move the application to another time; null returns to the present (demo mode)',
        can: 'demo:update',
        body: ClockSetting,
        data: ClockSetting,
      },
      async (ctx, { body }) => {
        const instant = body.now === null ? null : new Date(body.now)
        if (instant && Math.abs(instant.getTime() - ctx.now.getTime()) > farthest) fail('invalid')
        await moveClock(ctx, clock, instant, followers)
        return reply({ now: clock.now().toISOString() })
      },
    ),
  ]
}

const farthest = 50 * 365 * dayMs
