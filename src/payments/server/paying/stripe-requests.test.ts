import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv, type ValidateFunction } from 'ajv'
import { createGenerator } from 'ts-json-schema-generator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { logInAgain, type Person, signUp } from '#test/factories.ts'
import { approvedBooking, onboard, payLink } from '#test/money.ts'
import { rollingBooking } from '#test/rent.ts'
import { parseForm } from '../sandbox/form-body.ts'

const schemaNames: readonly [RegExp, string][] = [
  [/^\/v1\/checkout\/sessions$/, 'SessionCreate'],
  [/^\/v1\/payment_intents$/, 'IntentCreate'],
  [/^\/v1\/payment_intents\/\w+\/confirm$/, 'IntentConfirm'],
  [/^\/v1\/payment_intents\/\w+\/cancel$/, 'IntentCancel'],
  [/^\/v1\/refunds$/, 'RefundCreate'],
  [/^\/v1\/transfers$/, 'TransferCreate'],
  [/^\/v1\/transfers\/\w+\/reversals$/, 'ReversalCreate'],
  [/^\/v1\/accounts$/, 'AccountCreate'],
  [/^\/v1\/accounts\/\w+$/, 'AccountUpdate'],
  [/^\/v1\/account_links$/, 'AccountLinkCreate'],
]

let app: TestApp
let host: Person
let renter: Person
const sent: { path: string; key: string | null; form: Record<string, unknown> }[] = []

beforeAll(async () => {
  app = await testApp(
    { FLOOD_LIMIT: '100000' },
    {
      provider: sandbox => async request => {
        const copy = request.clone()
        const { pathname: path } = new URL(request.url)
        if (copy.method === 'POST') {
          const key = copy.headers.get('idempotency-key')
          sent.push({ path, key, form: parseForm(await copy.text()) })
        }
        return sandbox(request)
      },
    },
  )
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
})
afterAll(() => app.close())

/**
 * The library's types also allow values of future API versions. Our requests are checked against
 * today's values only.
 */
async function validatorsOfTypes(): Promise<Map<string, ValidateFunction>> {
  const path = fileURLToPath(new URL('stripe-requests.fixture.ts', import.meta.url))
  // Only one file, because the whole program takes ten times as long.
  const folder = await mkdtemp(join(tmpdir(), 'holdall-types-'))
  const tsconfig = join(folder, 'tsconfig.json')
  const compilerOptions = { module: 'nodenext', target: 'es2022', strict: true, skipLibCheck: true }
  await writeFile(tsconfig, JSON.stringify({ compilerOptions, files: [path] }))
  const schema = createGenerator({
    path,
    tsconfig,
    type: '*',
    skipTypeCheck: true,
    additionalProperties: false,
  }).createSchema('*')
  await rm(folder, { recursive: true })
  const closed = JSON.parse(JSON.stringify(schema), (_key, value) =>
    Array.isArray(value?.anyOf)
      ? { ...value, anyOf: value.anyOf.filter((one: { $ref?: string }) => !isOpen(one)) }
      : value,
  )
  const ajv = new Ajv({ strict: false, coerceTypes: true, allErrors: true })
  ajv.addSchema(closed, 'stripe')
  return new Map(
    schemaNames.map(([, name]) => [name, ajv.compile({ $ref: `stripe#/definitions/${name}` })]),
  )
}

function isOpen({ $ref }: { $ref?: string }): boolean {
  return $ref === '#/definitions/OtherString'
}

function faultsOf(validators: Map<string, ValidateFunction>, path: string, form: object) {
  const name = schemaNames.find(([pattern]) => pattern.test(path))?.[1] ?? ''
  const validate = validators.get(name)
  if (!validate) return [`${path} has no schema`]
  validate(structuredClone(form))
  return (validate.errors ?? []).map(error => `${path}${error.instancePath} ${error.message}`)
}

it('sends nothing that the types of the library do not know', async () => {
  await onboard(app, host)
  const booking = await approvedBooking(app, { host, renter })
  const other = await approvedBooking(app, { host, renter })
  for (const { id } of [booking, other]) {
    const { sessionId } = await payLink(app, renter, id)
    await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
  }
  const { id: rolling } = await rollingBooking(app, { host, renter })
  await app.post(`/booking/${rolling}/payment-method`, undefined, renter)
  await app.patch(`/booking/cancel/${other.id}`, undefined, renter)
  await app.services.jobs.runAll()
  await app.post('/dev/clock', { now: after(booking.start, 25 * hourMs).toISOString() })
  const hostAgain = await logInAgain(app, host)
  await app.patch(`/booking/${booking.id}`, { approvalStatus: 'disapproved' }, hostAgain)
  await app.services.jobs.runAll()

  const again = await logInAgain(app, renter)
  const months = (await app.get(`/booking/${rolling}/schedule`, again)).body.data
  await app.post(`/dev/cards/${rolling}`, { card: 'declines later' })
  await app.post('/dev/clock', { now: after(new Date(months[1].dueAt), hourMs).toISOString() })
  await app.services.jobs.runAll()
  const payer = await logInAgain(app, renter)
  const { sessionId: owed } = await payLink(app, payer, rolling)
  await app.post(`/dev/payments/${owed}`, { outcome: 'success' })
  await app.post('/dev/clock', { now: after(app.clock.now(), hourMs).toISOString() })
  await app.services.jobs.runAll()

  const kinds = new Set(sent.map(({ path }) => schemaNames.find(([one]) => one.test(path))?.[1]))
  expect(kinds).toEqual(new Set(schemaNames.map(([, name]) => name)))
  const validators = await validatorsOfTypes()
  expect(sent.flatMap(({ path, form }) => faultsOf(validators, path, form))).toEqual([])
  const needsNoKey = ({ path, form }: (typeof sent)[number]) =>
    path.endsWith('account_links') ||
    path.startsWith('/v1/accounts/') ||
    path.endsWith('/cancel') ||
    form.mode === 'setup'
  const moved = sent.filter(one => !needsNoKey(one))
  expect(moved.every(({ key }) => key !== null && /^(pay|move|acct|rent)_/.test(key))).toBe(true)

  const [session] = sent.filter(({ path }) => path === '/v1/checkout/sessions')
  const stale = { ...session?.form, payment_method_types: ['card'] }
  expect(faultsOf(validators, '/v1/checkout/sessions', stale)).not.toEqual([])
  const misspelt = { ...session?.form, mode: 'paymnt' }
  expect(faultsOf(validators, '/v1/checkout/sessions', misspelt)).not.toEqual([])
})
