import type { APIRequestContext } from '@playwright/test'
import type { Listing } from '#listings/rules/wire.ts'
import { completeForm, firstStep } from '#test/listing-form.ts'
import {
  expect,
  logInElsewhere,
  openAccount,
  type Person,
  type ReadMail,
} from '../accounts/people.ts'
import { photographOf } from '../accounts/pictures.ts'
import { call } from '../call.ts'

export interface Host extends Person {
  token: string
}

type Form = Record<string, unknown>

/** The login of the demo's operator. */
export const operator = { email: 'admin@holdall.test', password: 'Holdall1!' }

/** A verified host, logged in on another device, because pages log in by themselves. */
export async function openHost(request: APIRequestContext, readMail: ReadMail): Promise<Host> {
  const person = await openAccount(request, readMail, 'partner')
  return { ...person, token: await logInElsewhere(request, person) }
}

/** A listing after the wizard's first step. */
export async function startListing(
  request: APIRequestContext,
  host: Pick<Host, 'token'>,
  overrides: Form = {},
): Promise<Listing> {
  return call(request, host, 'post', '/listings', { ...firstStep, ...overrides })
}

/** A complete listing with a picture, not yet sent in. */
export async function fillListing(
  request: APIRequestContext,
  host: Pick<Host, 'token'>,
  overrides: Form = {},
): Promise<Listing> {
  const { _id } = await startListing(request, host, { ...completeForm, image: [], ...overrides })
  await addMedia(request, host, _id, await photographOf(20_000))
  return readListing(request, host, _id)
}

/** A listing that waits for the operator. */
export async function sendInListing(
  request: APIRequestContext,
  host: Pick<Host, 'token'>,
  overrides: Form = {},
): Promise<Listing> {
  const { _id } = await fillListing(request, host, overrides)
  return changeListing(request, host, _id, { completed: true })
}

/** A public listing that can be booked. */
export async function publishListing(
  request: APIRequestContext,
  host: Pick<Host, 'token'>,
  overrides: Form = {},
): Promise<Listing> {
  const { _id } = await sendInListing(request, host, overrides)
  await approve(request, _id)
  return readListing(request, host, _id)
}

export function changeListing(
  request: APIRequestContext,
  host: Pick<Host, 'token'>,
  id: string,
  changes: Form,
): Promise<Listing> {
  return call(request, host, 'patch', `/listings/${id}`, changes)
}

export function readListing(
  request: APIRequestContext,
  host: Pick<Host, 'token'>,
  id: string,
): Promise<Listing> {
  return call(request, host, 'get', `/listings/${id}`)
}

export async function approve(request: APIRequestContext, listingId: string): Promise<void> {
  await decide(request, listingId, { status: 'approved' })
}

export async function decide(
  request: APIRequestContext,
  listingId: string,
  decision: Form,
): Promise<void> {
  const token = await logInElsewhere(request, operator)
  await call(request, { token }, 'patch', `/admin/listings/${listingId}`, decision)
}

export async function addMedia(
  request: APIRequestContext,
  { token }: Pick<Host, 'token'>,
  id: string,
  media: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const response = await request.patch(`/api/v1/listings/${id}/upload`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { key: 'media', media },
  })
  expect(response.ok(), await response.text()).toBe(true)
}
