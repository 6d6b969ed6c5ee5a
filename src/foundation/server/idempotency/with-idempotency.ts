import { createHash } from 'node:crypto'
import { fail } from '#foundation/rules/errors.ts'
import { after, dayMs, minuteMs } from '#foundation/rules/time.ts'
import type { Context } from '../context.ts'
import { type Answer, successAnswer } from '../http/answer.ts'
import type { Reply, Route } from '../http/route.ts'
import { claimKey, forgetKey, readKey, rememberAnswer } from './idempotency-table.ts'

const keyPattern = /^[\x21-\x7e]{1,200}$/

interface Done {
  reply: Reply<unknown>
  text: string
}

/** The same key and request from the same caller give the first answer again, once made. */
export async function withIdempotency(
  ctx: Context,
  route: Route,
  body: unknown,
  request: Request,
  run: () => Promise<Done>,
): Promise<Answer> {
  const key = request.headers.get('idempotency-key')
  if (key === null) {
    const { reply, text } = await run()
    return successAnswer(request, route, reply, text)
  }
  if (!keyPattern.test(key)) fail('idempotency_key_malformed')
  const scope = ctx.actor.kind === 'person' ? ctx.actor.id : ctx.ip
  const requestHash = hash(
    `${route.method} ${new URL(request.url).pathname} ${JSON.stringify(body)}`,
  )
  const claimed = await claimKey(ctx.db, {
    scope,
    key,
    requestHash,
    now: ctx.now,
    expiresAt: after(ctx.now, dayMs),
    abandonedBefore: after(ctx.now, -minuteMs),
  })
  if (!claimed) return replay(ctx, { scope, key, requestHash }, request, route)
  try {
    const { reply, text } = await run()
    await rememberAnswer(ctx.db, { scope, key, answer: text })
    return successAnswer(request, route, reply, text)
  } catch (error) {
    await forgetKey(ctx.db, { scope, key })
    throw error
  }
}

async function replay(
  ctx: Context,
  { scope, key, requestHash }: { scope: string; key: string; requestHash: string },
  request: Request,
  route: Route,
): Promise<Answer> {
  const known = await readKey(ctx.db, { scope, key })
  if (!known) return fail('request_in_progress')
  if (known.request_hash !== requestHash) fail('idempotency_key_reused')
  if (known.state !== 'done' || known.body === null) return fail('request_in_progress')
  const headers = { 'idempotent-replayed': 'true' }
  return successAnswer(request, route, { headers }, known.body)
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
