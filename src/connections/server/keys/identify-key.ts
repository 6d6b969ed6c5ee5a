import { fail } from '#foundation/rules/errors.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Actor, Services } from '#foundation/server/context.ts'
import type { Identify } from '#foundation/server/http/serve-routes.ts'
import { digestOf, isApiKey, looksLikeKey } from './api-key.ts'
import { findUsableKey, touchApiKey } from './api-keys-table.ts'
import { labelOf } from './present-key.ts'

/** What comes without a key is left to whoever knows people, who asks the database no more often. */
export function withApiKeys(identifyPerson: Identify): Identify {
  return (services, request, asked) => {
    const key = keyIn(request)
    return key === undefined
      ? identifyPerson(services, request, asked)
      : identifyKey(services, key, asked.now)
  }
}

function keyIn(request: Request): string | undefined {
  const token = /^Bearer ([^ ]+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  return token !== undefined && looksLikeKey(token) ? token : undefined
}

/** A key that opens nothing is refused also where visitors may call: its program should know. */
async function identifyKey({ db }: Services, key: string, now: Date): Promise<Actor> {
  if (!isApiKey(key)) return fail('key_refused')
  const row = (await findUsableKey(db, digestOf(key))) ?? fail('key_refused')
  const unusedSince = after(now, -minuteMs)
  if (row.last_used_at === null || row.last_used_at < unusedSince) {
    await touchApiKey(db, { id: row.id, now, unusedSince })
  }
  return {
    kind: 'person',
    id: row.account_id,
    role: 'partner',
    isVerified: true,
    // It is no session and proves nobody's presence: what needs either is refused.
    sessionId: row.id,
    authenticatedAt: new Date(0),
    key: { id: row.id, name: labelOf(row), scopes: row.scopes },
  }
}
