import { createHash } from 'node:crypto'
import type { Clock } from '#foundation/server/clock.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import type { Send } from '#foundation/server/provider/open-provider.ts'
import { createAccount, createAccountLink, updateAccount } from './accounts.ts'
import { type Form, inner, list, parseForm, text, whole } from './form-body.ts'
import { cancelIntent, confirmIntent, createIntent, detachCard } from './kept-cards.ts'
import { createRefund, createReversal, createTransfer } from './movements.ts'
import {
  balanceOf,
  claimKey,
  keepAnswer,
  listObjects,
  readObject,
  type SandboxType,
} from './sandbox-table.ts'
import { missing, Refusal, type SandboxWork, shown } from './sandbox-work.ts'
import { createSession, expireIfDue, expireSession } from './sessions.ts'
import { inSharedTransactions } from './shared-transactions.ts'

export interface SandboxParts {
  db: Db
  clock: Clock
  publicUrl: string
}

interface Call {
  work: SandboxWork
  id: string
  form: Form
}

type Operation = (call: Call) => Promise<Record<string, unknown>>

const operations: readonly [method: string, path: RegExp, run: Operation][] = [
  ['POST', /^checkout\/sessions$/, ({ work, form }) => createSession(work, form)],
  ['POST', /^checkout\/sessions\/(\w+)\/expire$/, ({ work, id }) => expireSession(work, id)],
  ['GET', /^checkout\/sessions\/(\w+)$/, readSession],
  ['GET', /^checkout\/sessions$/, call => listOf('checkout.session', call)],
  ['POST', /^payment_intents$/, ({ work, form }) => createIntent(work, form)],
  [
    'POST',
    /^payment_intents\/(\w+)\/confirm$/,
    ({ work, id, form }) => confirmIntent(work, id, form),
  ],
  ['POST', /^payment_intents\/(\w+)\/cancel$/, ({ work, id }) => cancelIntent(work, id)],
  ['GET', /^payment_intents$/, call => listOf('payment_intent', call)],
  ['GET', /^payment_methods\/(\w+)$/, call => readOne('payment_method', call)],
  ['GET', /^payment_methods$/, listKeptCards],
  ['POST', /^payment_methods\/(\w+)\/detach$/, ({ work, id }) => detachCard(work, id)],
  ['GET', /^payment_intents\/(\w+)$/, call => readOne('payment_intent', call)],
  ['POST', /^refunds$/, ({ work, form }) => createRefund(work, form)],
  ['GET', /^refunds\/(\w+)$/, call => readOne('refund', call)],
  ['GET', /^refunds$/, call => listOf('refund', call, text(call.form, 'payment_intent'))],
  ['POST', /^transfers$/, ({ work, form }) => createTransfer(work, form)],
  ['POST', /^transfers\/(\w+)\/reversals$/, ({ work, id, form }) => createReversal(work, id, form)],
  ['GET', /^transfers\/(\w+)\/reversals$/, call => listOf('transfer_reversal', call, call.id)],
  ['GET', /^transfers\/(\w+)$/, call => readOne('transfer', call)],
  ['GET', /^transfers$/, call => listOf('transfer', call, text(call.form, 'transfer_group'))],
  ['POST', /^accounts$/, ({ work, form }) => createAccount(work, form)],
  ['GET', /^accounts$/, call => listOf('account', call)],
  ['GET', /^accounts\/(\w+)$/, call => readOne('account', call)],
  ['POST', /^accounts\/(\w+)$/, ({ work, id, form }) => updateAccount(work, id, form)],
  ['POST', /^account_links$/, ({ work, form }) => createAccountLink(work, form)],
  ['GET', /^disputes\/(\w+)$/, call => readOne('dispute', call)],
  ['GET', /^disputes$/, call => listOf('dispute', call)],
  ['GET', /^events$/, call => listOf('event', call)],
  ['GET', /^balance$/, readBalance],
]

interface Sent {
  method: string
  path: string
  form: Form
  key: string | null
  fingerprint: string
}

/** Answers the requests of the provider's own library inside this process, from our database. */
export function createSandbox({ db, clock, publicUrl }: SandboxParts): Send {
  const run = (tx: Db, sent: Sent) => answerOnce({ tx, now: clock.now(), publicUrl }, sent)
  const together = inSharedTransactions({ db, run, subjectsOf })
  return async request => {
    const sent = await readRequest(request)
    const isSimple = subjectsOf(sent).length > 0
    const answering = isSimple ? together(sent) : transaction(db, tx => run(tx, sent))
    return answering.catch(error => {
      if (error instanceof Refused) return answer(error.done)
      throw error
    })
  }
}

async function readRequest(request: Request): Promise<Sent> {
  const { method } = request
  const url = new URL(request.url)
  const body = method === 'GET' ? url.search.slice(1) : await request.text()
  const fingerprint = createHash('sha256')
    .update(`${method} ${url.pathname}\n${body}`)
    .digest('hex')
  const key = request.headers.get('idempotency-key')
  return {
    method,
    path: url.pathname.replace(/^\/v1\//, ''),
    form: parseForm(body),
    key,
    fingerprint,
  }
}

/**
 * The objects that a request changes, for requests that come by the hundred. Empty if other
 * requests may change the same objects.
 */
function subjectsOf({ method, path, form, key }: Sent): string[] {
  if (method !== 'POST' || key === null) return []
  if (path === 'payment_intents') return [key]
  const charge = path === 'transfers' ? text(form, 'source_transaction') : undefined
  const subject = charge ?? /^payment_intents\/(\w+)\/confirm$/.exec(path)?.[1]
  return subject === undefined ? [] : [key, subject]
}

async function answerOnce(work: SandboxWork, sent: Sent): Promise<Response> {
  const { method, key, fingerprint } = sent
  if (method === 'GET' || key === null) return answer(await perform(work, sent))
  const known = await claimKey(work.tx, { key, fingerprint, at: work.now })
  if (known && known.fingerprint !== fingerprint) return answer(mismatch)
  if (known) return answer({ status: known.status, body: JSON.parse(known.body) }, true)
  const done = await perform(work, sent)
  // A request that was refused before it changed anything can be corrected and sent again with the
  // same key.
  if (done.status < 400 || done.status === cardDeclined) keepAnswer({ key, ...asText(done) })
  else throw new Refused(done)
  return answer(done)
}

/** The status of a declined card. It is stored and repeated like any other answer. */
const cardDeclined = 402

interface Done {
  status: number
  body: unknown
}

/** Undoes everything that a refused request has written, including its key. */
class Refused extends Error {
  readonly done: Done

  constructor(done: Done) {
    super('refused')
    this.done = done
  }
}

const mismatch: Done = {
  status: 400,
  body: {
    error: {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    },
  },
}

async function perform(
  work: SandboxWork,
  { method, path, form }: { method: string; path: string; form: Form },
): Promise<Done> {
  try {
    for (const [verb, pattern, run] of operations) {
      const match = verb === method ? pattern.exec(path) : null
      if (!match) continue
      const body = await run({ work, id: match[1] ?? '', form })
      return { status: 200, body: await expanded(work, shown(body), form) }
    }
    return missing('path', path)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { status: error.status, body: { error: { ...error.fault, message: error.message } } }
  }
}

function asText({ status, body }: Done): { status: number; body: string } {
  return { status, body: JSON.stringify(withoutSecrets(body)) }
}

function answer(done: Done, isReplay = false): Response {
  const { status, body } = asText(done)
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json',
      'request-id': 'req_sandbox',
      ...(isReplay ? { 'idempotent-replayed': 'true' } : {}),
    },
  })
}

function withoutSecrets(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const { _, ...rest } = body as Record<string, unknown>
  return rest
}

async function readSession({ work, id }: Call) {
  const found = (await readObject(work.tx, id)) ?? missing('checkout.session', id)
  return expireIfDue(work, found)
}

async function readOne(type: SandboxType, { work, id }: Call) {
  const found = await readObject(work.tx, id)
  return found?.object === type ? found : missing(type, id)
}

/** Replaces ids with whole objects, as for `payment_intent.latest_charge`. */
async function expanded(
  work: SandboxWork,
  body: Record<string, unknown>,
  form: Form,
): Promise<Record<string, unknown>> {
  for (const path of list(form, 'expand')) {
    let place = body
    for (const key of String(path).split('.')) {
      const value = place[key]
      if (typeof value === 'string') {
        const object = await readObject(work.tx, value)
        place[key] = object ? shown(object) : value
      }
      if (typeof place[key] !== 'object' || place[key] === null) break
      place = place[key] as Record<string, unknown>
    }
  }
  return body
}

async function listOf(type: SandboxType, { work, form }: Call, link?: string) {
  const limit = Math.min(whole(form, 'limit') ?? 10, 100)
  const created = inner(form, 'created')
  const moment = (seconds?: number) =>
    seconds === undefined ? undefined : new Date(seconds * 1000)
  const found = await listObjects(work.tx, {
    type,
    link,
    createdFrom: moment(whole(created, 'gte')),
    createdUntil: moment(whole(created, 'lte')),
    after: text(form, 'starting_after'),
    limit: limit + 1,
  })
  return {
    object: 'list',
    data: found.slice(0, limit).map(shown),
    has_more: found.length > limit,
    url: `/v1/${type}s`,
  }
}

/** One that was detached belongs to no customer any more. */
async function listKeptCards(call: Call) {
  const { work, form } = call
  const customer = text(form, 'customer') ?? ''
  if (!(await readObject(work.tx, customer))) return missing('customer', customer)
  const made = await listOf('payment_method', call, customer)
  return { ...made, data: made.data.filter(card => card.customer === customer) }
}

async function readBalance({ work }: Call) {
  const amount = await balanceOf(work.tx, 'platform')
  return {
    object: 'balance',
    available: [{ amount, currency: 'gbp' }],
    pending: [{ amount: 0, currency: 'gbp' }],
    livemode: false,
  }
}
