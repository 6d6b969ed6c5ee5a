import { z } from 'zod'
import { CsvFile } from '#foundation/rules/csv-file.ts'
import { fail } from '#foundation/rules/errors.ts'
import { Id } from '#foundation/rules/ids.ts'
import { PageInfo, Paging } from '#foundation/rules/paging.ts'
import type { Services } from '#foundation/server/context.ts'
import { get, patch, post, type Route, reply, replyPage } from '#foundation/server/http/route.ts'
import {
  ConsoleArrears,
  ConsoleDispute,
  ConsoleMovement,
  ConsolePayment,
  HandPayment,
  MoneySummary,
  MovementsQuery,
  OwedRefund,
  PaymentsQuery,
  ReconciliationReport,
  TaxReportQuery,
} from '#payments/rules/console-wire.ts'
import { reconcileBooks } from './books/reconcile-books.ts'
import { payByHand, readOwedRefunds } from './desk/pay-by-hand.ts'
import { readArrears } from './desk/read-arrears.ts'
import { readBankDisputes } from './desk/read-bank-disputes.ts'
import {
  presentReport,
  readMoneySummary,
  readMovements,
  readPayments,
  readReports,
  retryMovement,
} from './desk/read-money-desk.ts'
import { readTaxReport } from './statements/read-tax-report.ts'

const params = z.strictObject({ id: Id })
const nothing = z.strictObject({})

const paged = <Row>(query: Paging, { rows, total }: { rows: Row[]; total: number }) =>
  replyPage(rows, query, total)

export function moneyDeskRoutes(services: Services): readonly Route[] {
  return [
    ...paymentRoutes,
    ...movementRoutes,
    ...owedRefundRoutes,
    arrearsRoute,
    disputeRoute,
    ...reportRoutes(services),
  ]
}

const paymentRoutes: readonly Route[] = [
  get(
    '/admin/money',
    { summary: 'The books at a glance', can: 'money:read', data: MoneySummary },
    async ctx => reply(await readMoneySummary(ctx)),
  ),
  get(
    '/admin/money/payments',
    {
      summary: 'Attempts to pay, newest first',
      can: 'money:read',
      query: PaymentsQuery,
      data: z.array(ConsolePayment),
      meta: PageInfo,
    },
    async (ctx, { query }) => paged(query, await readPayments(ctx, query)),
  ),
]

const movementRoutes: readonly Route[] = [
  get(
    '/admin/money/movements',
    {
      summary: 'Refunds, payouts and what was taken back, newest first',
      can: 'money:read',
      query: MovementsQuery,
      data: z.array(ConsoleMovement),
      meta: PageInfo,
    },
    async (ctx, { query }) => paged(query, await readMovements(ctx, query)),
  ),
  patch(
    '/admin/money/movements/:id',
    {
      summary: 'Try again to send what could not be sent',
      can: 'money:update',
      params,
      body: nothing,
      bodyOptional: true,
      data: ConsoleMovement,
    },
    async (ctx, input) => reply(await retryMovement(ctx, input.params.id)),
  ),
  patch(
    '/admin/money/payouts/:id',
    {
      summary: 'Say that a payout to a partner who has left was paid by hand',
      can: 'money:update',
      params,
      body: HandPayment,
      data: ConsoleMovement,
    },
    async (ctx, { params: { id }, body }) =>
      reply(await payByHand(ctx, { kind: 'payout', id, ...body })),
  ),
]

const owedRefundRoutes: readonly Route[] = [
  get(
    '/admin/money/owed-refunds',
    {
      summary: 'Refunds that the provider could not pay, the oldest first',
      can: 'money:read',
      query: Paging,
      data: z.array(OwedRefund),
      meta: PageInfo,
    },
    async (ctx, { query }) => paged(query, await readOwedRefunds(ctx, query)),
  ),
  patch(
    '/admin/money/owed-refunds/:id',
    {
      summary: 'Say that a refund was paid by hand',
      can: 'money:update',
      params,
      body: HandPayment,
      data: ConsoleMovement,
    },
    async (ctx, { params: { id }, body }) =>
      reply(await payByHand(ctx, { kind: 'refund', id, ...body })),
  ),
]

const disputeRoute: Route = get(
  '/admin/money/disputes',
  {
    summary: 'Payments that a bank asks back, newest first',
    can: 'money:read',
    query: Paging,
    data: z.array(ConsoleDispute),
    meta: PageInfo,
  },
  async (ctx, { query }) => paged(query, await readBankDisputes(ctx, query)),
)

const arrearsRoute: Route = get(
  '/admin/money/arrears',
  {
    summary: 'Rent that was asked for and is not paid, the longest owed first',
    can: 'money:read',
    query: Paging,
    data: z.array(ConsoleArrears),
    meta: PageInfo,
  },
  async (ctx, { query }) => paged(query, await readArrears(ctx, query)),
)

function reportRoutes(services: Services): readonly Route[] {
  return [
    get(
      '/admin/money/reports',
      {
        summary: 'Comparisons of our books with the provider’s, newest first',
        can: 'money:read',
        query: Paging,
        data: z.array(ReconciliationReport),
        meta: PageInfo,
      },
      async (ctx, { query }) => paged(query, await readReports(ctx, query)),
    ),
    post(
      '/admin/money/reports',
      {
        summary: 'Compare the books now',
        can: 'money:update',
        body: nothing,
        bodyOptional: true,
        data: ReconciliationReport,
        created: true,
      },
      async () => {
        const report = await reconcileBooks(services)
        return report ? reply(presentReport(report)) : fail('payments_closed')
      },
    ),
    get(
      '/admin/money/tax-report',
      {
        summary: 'What HMRC is told about partners, by quarter and listing',
        can: 'money:read',
        query: TaxReportQuery,
        data: CsvFile,
      },
      async (ctx, { query }) => reply(await readTaxReport(ctx, query.year)),
    ),
  ]
}
