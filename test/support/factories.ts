import { randomInt, randomUUID } from 'node:crypto'
import { demoPassword } from '#accounts/rules/demo-people.ts'
import type { User } from '#accounts/rules/wire.ts'
import type { Services } from '#foundation/server/context.ts'
import type { Listing } from '#listings/rules/wire.ts'
import { loadDemoAccounts } from '../../demo/accounts.ts'
import type { Answer, CallOptions } from './app-under-test.ts'
import { completeForm, firstStep } from './listing-form.ts'

/** What a factory needs of the application: a test app, or a few lines around `fetch`. */
export interface Caller {
  get(path: string, options?: CallOptions): Promise<Answer>
  post(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
}

export interface Person {
  user: User
  token: string
  email: string
  password: string
}

export interface SignUp {
  role?: 'partner' | 'customer'
  verified?: boolean
  firstName?: string
  lastName?: string
  email?: string
  password?: string
  /** The address of the person; by default everybody has another one. */
  headers?: Record<string, string>
}

const givenNames = ['Amara', 'Ben', 'Carys', 'Dev', 'Eilidh', 'Farah', 'Gwen', 'Hamish']
const familyNames = ['Okafor', 'Lloyd', 'Patel', 'Reid', 'Novak', 'Hussain', 'Byrne', 'Ward']

const pick = (names: readonly string[]) => names[randomInt(names.length)] ?? 'Robin'

/** An id that nothing has. */
export const strangerId = '01890000-0000-7000-8000-000000000000'

export function anAddress(): string {
  return `198.18.${randomInt(256)}.${randomInt(256)}`
}

/** Headers that only a browser sends. */
export const aBrowser = {
  'sec-fetch-site': 'same-origin',
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140',
}

export function anEmail(): string {
  return `${randomUUID()}@people.test`
}

export const aPassword = 'Quill7-Sparrow!'

/** A new person, signed up and verified through the usual calls. */
export async function signUp(app: Caller, wishes: SignUp = {}): Promise<Person> {
  const { role = 'partner', verified = true, email = anEmail(), password = aPassword } = wishes
  const options: CallOptions = { address: anAddress(), headers: wishes.headers ?? {} }
  const { firstName = pick(givenNames), lastName = pick(familyNames) } = wishes
  const body = { email, firstName, lastName, password, role }
  const registered = await app.post('/auth/register', body, options)
  if (registered.status !== 201) throw new Error(`not registered: ${registered.body.error}`)
  const { user, token } = registered.body.data
  if (!verified) return { user, token, email, password }
  const otp = await mailedCode(app, email)
  const done = await app.post('/auth/verify', { otp }, { ...options, token, headers: {} })
  if (done.status !== 200) throw new Error(`not verified: ${done.body.error}`)
  return { user: done.body.data.user, token, email, password }
}

/** Sessions do not follow a jump of the clock, so whoever goes on after one logs in anew. */
export async function logInAgain(app: Caller, person: Person): Promise<Person> {
  const { email, password } = person
  const { body } = await app.post('/auth/login', { email, password })
  return { ...person, token: body.data.token }
}

/** The newest one-time code mailed to this address. */
export async function mailedCode(app: Caller, email: string): Promise<string> {
  const mails = await mailTo(app, email)
  const code = mails.map(mail => /^([0-9]{6}) /.exec(mail.subject)?.[1]).find(Boolean)
  if (!code) throw new Error('no code was mailed')
  return code
}

export interface ReadMail {
  to: string
  subject: string
  text: string
  html: string
}

export async function mailTo(app: Caller, email: string): Promise<ReadMail[]> {
  const { body } = await app.get(`/dev/outbox?to=${encodeURIComponent(email)}`)
  return body.data
}

/** The fields of a driver. */
export function aDriver(wishes: Record<string, unknown> = {}) {
  return {
    firstName: pick(givenNames),
    lastName: pick(familyNames),
    email: anEmail(),
    phone: '07700 900123',
    vehicleNo: 'AB12 CDE',
    licenseNo: 'MORGA657054SM9IJ',
    ...wishes,
  }
}

/** A listing after the wizard's first save, or with more filled in. */
export async function draftListing(
  app: Caller,
  host: Pick<Person, 'token'>,
  form: Record<string, unknown> = {},
): Promise<Listing> {
  const { status, body } = await app.post('/listings', { ...firstStep, ...form }, host)
  if (status !== 201) throw new Error(`not listed: ${body.error}`)
  return body.data
}

/** A listing that waits for review. */
export async function pendingListing(
  app: Caller,
  host: Pick<Person, 'token'>,
  form: Record<string, unknown> = {},
): Promise<Listing> {
  return draftListing(app, host, { ...completeForm, ...form, completed: true })
}

/** What approving needs: the calls of an operator, who may have to be created. */
export interface Approving extends Caller {
  patch(path: string, body?: unknown, options?: CallOptions): Promise<Answer>
  services?: Services
}

/** A public listing: sent in by its host and approved by an operator. */
export async function approvedListing(
  app: Approving,
  host: Pick<Person, 'token'>,
  form: Record<string, unknown> = {},
): Promise<Listing> {
  const listing = await pendingListing(app, host, form)
  await decide(app, listing._id, { status: 'approved' })
  const { body } = await app.get(`/listings/${listing._id}`, host)
  return body.data
}

export async function decide(
  app: Approving,
  listingId: string,
  decision: Record<string, unknown>,
): Promise<Answer> {
  const path = `/admin/listings/${listingId}`
  const first = await app.patch(path, decision, await anOperator(app))
  const answer = first.status === 401 ? await app.patch(path, decision, await again(app)) : first
  if (answer.status !== 200) throw new Error(`not decided: ${answer.body.error}`)
  return answer
}

const operators = new WeakMap<object, Promise<{ token: string }>>()

/** The operator of the demo, logged in once per application. */
export function anOperator(app: Approving): Promise<{ token: string }> {
  const known = operators.get(app)
  if (known) return known
  const arriving = logInAsOperator(app)
  operators.set(app, arriving)
  return arriving
}

/** For after a jump of `app.clock`, which sessions do not follow. */
export function again(app: Approving): Promise<{ token: string }> {
  operators.delete(app)
  return anOperator(app)
}

async function logInAsOperator(app: Approving): Promise<{ token: string }> {
  if (app.services) await loadDemoAccounts(app.services)
  const person = { email: 'admin@holdall.test', password: demoPassword }
  const { status, body } = await app.post('/auth/login', person, { address: anAddress() })
  if (status !== 200) throw new Error(`no operator: ${body.error}`)
  return { token: body.data.token }
}
