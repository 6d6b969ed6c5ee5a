import { requirePerson } from '#accounts/server/account/require-person.ts'
import type { Context } from '#foundation/server/context.ts'
import { presentNews } from './present-news.ts'

const eventId = /^\d{1,15}$/

/**
 * Continues after the last event that the browser received; without a valid number it starts anew.
 */
export async function openEvents(
  ctx: Context,
  request: Request,
): Promise<ReadableStream<Uint8Array>> {
  const { id, sessionId } = requirePerson(ctx)
  const last = request.headers.get('last-event-id') ?? ''
  const since = eventId.test(last) ? Number(last) : undefined
  const reader = { accountId: id, sessionId, address: ctx.ip }
  return ctx.live.open(reader, presentNews(ctx), since)
}
