import { z } from 'zod'
import { fail } from '#foundation/rules/errors.ts'
import { Id } from '#foundation/rules/ids.ts'
import { readBytes } from '#foundation/server/http/reading/read-json.ts'
import { get, patch, post, type Route, reply } from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import {
  CardLink,
  KeptCard,
  MoneyTimeline,
  MonthReceipt,
  PaymentHint,
  PaymentLink,
  PaymentLinkRequest,
  PaymentState,
  Receipt,
  ReceiptQuery,
} from '#payments/rules/wire.ts'
import { changeCard } from './cards/change-card.ts'
import { readCard } from './cards/read-card.ts'
import { confirmPayment } from './paying/confirm-payment.ts'
import { createPaymentLink } from './paying/create-payment-link.ts'
import { readPaymentState } from './paying/read-payment-state.ts'
import { readReceipt } from './statements/read-receipt.ts'
import { readReceipts } from './statements/read-receipts.ts'
import { readTimeline } from './statements/read-timeline.ts'
import { receiveWebhook } from './webhooks/receive-webhook.ts'

const params = z.strictObject({ id: Id })
const links = limit('payment-link', 'account', 300, anHour)
const hints = limit('payment-confirm', 'account', 600, anHour)
const longestEvent = 500_000

export const paymentRoutes: readonly Route[] = [
  post(
    '/booking/create-payment-link',
    {
      summary: 'A hosted page where the renter pays for an approved booking',
      can: 'payment:create:own',
      limits: [links],
      body: PaymentLinkRequest,
      data: PaymentLink,
      created: true,
    },
    async (ctx, { body }) => reply(await createPaymentLink(ctx, body)),
  ),
  patch(
    '/booking/payment/confirm',
    {
      summary: 'Asks the provider how a payment went; what is sent is only a hint',
      can: 'payment:create:own',
      limits: [hints],
      body: PaymentHint,
      data: PaymentState,
    },
    async (ctx, { body }) => {
      const state = await confirmPayment(ctx, body)
      return reply(state, state.heading)
    },
  ),
  get(
    '/booking/:id/payment',
    {
      summary: 'How paying for a booking stands',
      can: 'payment:read:own',
      params,
      data: PaymentState,
    },
    async (ctx, input) => reply(await readPaymentState(ctx, input.params.id)),
  ),
  get(
    '/booking/:id/receipt',
    {
      summary: 'The receipt of a payment: the first, or that of a later month',
      can: 'payment:read:own',
      params,
      query: ReceiptQuery,
      data: Receipt,
    },
    async (ctx, { params: { id }, query }) => reply(await readReceipt(ctx, id, query.month)),
  ),
  get(
    '/booking/:id/money',
    {
      summary: 'What happened to the money of a booking, and what will',
      can: 'payment:read:own',
      params,
      data: MoneyTimeline,
    },
    async (ctx, input) => reply(await readTimeline(ctx, input.params.id)),
  ),
  get(
    '/booking/:id/receipts',
    {
      summary: 'A receipt for each month of a booking that was paid',
      can: 'payment:read:own',
      params,
      data: z.array(MonthReceipt),
    },
    async (ctx, input) => reply(await readReceipts(ctx, input.params.id)),
  ),
  get(
    '/booking/:id/payment-method',
    {
      summary: 'The card that later months are taken from; null where none is kept',
      can: 'payment:read:own',
      params,
      data: KeptCard.nullable(),
    },
    async (ctx, input) => reply(await readCard(ctx, input.params.id)),
  ),
  post(
    '/booking/:id/payment-method',
    {
      summary: 'A hosted page where the renter gives another card for the months to come',
      can: 'payment:create:own',
      limits: [links],
      params,
      data: CardLink,
      created: true,
    },
    async (ctx, input) => reply(await changeCard(ctx, input.params.id)),
  ),
  post(
    '/webhooks/stripe',
    {
      summary: 'What the payment provider has to say; believed only with its signature',
      can: 'webhook:create',
      unmetered: true,
      data: z.strictObject({ received: z.literal(true) }),
    },
    async (ctx, { request }) => {
      const signature = request.headers.get('stripe-signature')
      if (!signature) return fail('malformed')
      if (request.headers.has('content-encoding')) return fail('unsupported_media_type')
      const bytes = await readBytes(request, longestEvent)
      await receiveWebhook(ctx, { body: new TextDecoder().decode(bytes), signature })
      return reply({ received: true as const })
    },
  ),
]
