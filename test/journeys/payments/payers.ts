import type { APIRequestContext, Browser, Page } from '@playwright/test'
import type { Booking } from '#bookings/rules/wire.ts'
import { formatPence, pence } from '#foundation/rules/money.ts'
import type { Renter } from '../bookings/renters.ts'
import { call } from '../call.ts'
import { expect } from '../fixtures.ts'

export const money = (amount: number) => formatPence(pence(amount))
export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
export const cancellationFee = 2000

/** What the result page sends to the server, filled while it happens. */
export function confirmationsOf(page: Page): unknown[] {
  const sent: unknown[] = []
  page.on('request', sending => {
    if (sending.url().endsWith('/booking/payment/confirm')) sent.push(sending.postDataJSON())
  })
  return sent
}

export function hintFor({ _id }: Booking, response: string) {
  return { bookingId: _id, response, paymentId: expect.any(String), sessionId: expect.any(String) }
}

export async function newPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' })
  return context.newPage()
}

/** Refunds to this card are made and then fail. */
export const unrefundableCard = '4000000000005126'

/** It pays while its holder is there, and not by itself in the months after. */
export const cardThatDeclinesLater = '4000000000000341'

export async function payThroughApi(
  request: APIRequestContext,
  renter: Renter,
  { _id }: Booking,
  card = '4242424242424242',
) {
  const link = await call(request, renter, 'post', '/booking/create-payment-link', {
    bookingId: _id,
  })
  const { sessionId } = link
  await request.post(`/sandbox/pay/${sessionId}`, { form: { card }, maxRedirects: 0 })
  await call(request, renter, 'patch', '/booking/payment/confirm', { bookingId: _id, sessionId })
}
