import { createHash } from 'node:crypto'
import { Failure, fail } from '#foundation/rules/errors.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context } from '../context.ts'
import { keepAnswer, readKey } from '../idempotency/idempotency-table.ts'
import { type Answer, successAnswer, successText } from './answering/answer.ts'
import type { Reply, Route } from './route.ts'

const keyPattern = /^[\x21-\x7e]{1,200}$/

interface Done {
  reply: Reply<unknown>
  text: string
}

interface SentKey {
  scope: string
  key: string
  requestHash: string
}

/**
 * The same key and request from the same caller get the first answer again. The verb keeps its
 * answer under the key in its own transaction, so neither exists without the other. A repeat is
 * found there, or when the verb refuses what the first request was allowed.
 */
export async function withIdempotency(
  ctx: Context,
  route: Route,
  body: unknown,
  request: Request,
  run: (ctx: Context) => Promise<Done>,
): Promise<Answer> {
  const key = request.headers.get('idempotency-key')
  if (key === null) {
    const { reply, text } = await run(ctx)
    return successAnswer(request, route, reply, text)
  }
  if (!keyPattern.test(key)) fail('idempotency_key_malformed')
  const scope = ctx.actor.kind === 'person' ? ctx.actor.id : ctx.ip
  const requestHash = hash(
    `${route.method} ${new URL(request.url).pathname} ${JSON.stringify(body)}`,
  )
  const sent = { scope, key, requestHash }
  try {
    const { reply, text } = await run({ ...ctx, idempotency: keeper(ctx, route, sent) })
    return successAnswer(request, route, reply, text)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const known = await knownAnswer(ctx, sent)
    if (known === undefined) throw error
    const headers = { 'idempotent-replayed': 'true' }
    return successAnswer(request, route, { headers }, known)
  }
}

function keeper(ctx: Context, route: Route, sent: SentKey): Context['idempotency'] {
  return {
    async keep(tx, data) {
      const answer = successText(route, { data })
      const expiresAt = after(ctx.now, dayMs)
      const isFirst = await keepAnswer(tx, { ...sent, answer, now: ctx.now, expiresAt })
      if (!isFirst) fail('idempotency_key_reused')
    },
  }
}

async function knownAnswer(ctx: Context, sent: SentKey): Promise<string | undefined> {
  const known = await readKey(ctx.db, { ...sent, now: ctx.now })
  if (known && known.request_hash !== sent.requestHash) fail('idempotency_key_reused')
  return known?.body ?? undefined
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
