import { z } from 'zod'
import { CsvFile } from '#foundation/rules/csv-file.ts'
import { PageInfo, Paging } from '#foundation/rules/paging.ts'
import { get, put, type Route, reply, replyPage } from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import {
  Balance,
  ConnectLink,
  ConnectQuery,
  Earnings,
  EarningsQuery,
  KnownSellerDetails,
  Payout,
  PayoutAccount,
  SellerDetails,
} from '#payments/rules/payout-wire.ts'
import { createAccountLink } from './payees/create-account-link.ts'
import { readPayoutAccount, refreshPayoutAccount } from './payees/read-payout-account.ts'
import { readOwnSellerDetails, saveSellerDetails } from './payees/seller-details.ts'
import { readEarnings, readEarningsCsv } from './statements/read-earnings.ts'
import { readBalance, readPayouts } from './statements/read-payouts.ts'
import { readOwnTaxReport } from './statements/read-tax-report.ts'

const connecting = limit('payout-onboarding', 'account', 120, anHour)

export const payoutRoutes: readonly Route[] = [
  get(
    '/users/create-account-link',
    {
      summary: 'A way into the provider’s pages, where a partner sets up payouts',
      can: 'payout:update:own',
      limits: [connecting],
      query: ConnectQuery,
      data: ConnectLink,
    },
    async (ctx, { query }) => {
      const url = await createAccountLink(ctx, query.from)
      return reply({ url, data: { url } })
    },
  ),
  get(
    '/users/stripe-onboarding/complete',
    {
      summary: 'How setting up payouts went, as the provider says now',
      can: 'payout:update:own',
      limits: [connecting],
      data: PayoutAccount,
    },
    async ctx => reply(await refreshPayoutAccount(ctx)),
  ),
  get(
    '/users/payout-account',
    {
      summary: 'How the payout account stands and what is missing',
      can: 'payout:read:own',
      data: PayoutAccount,
    },
    async ctx => reply(await readPayoutAccount(ctx)),
  ),
  get(
    '/users/balance',
    {
      summary: 'What a partner is owed, was paid and will be paid',
      can: 'payout:read:own',
      data: Balance,
    },
    async ctx => reply(await readBalance(ctx)),
  ),
  get(
    '/users/payouts',
    {
      summary: 'Payouts of a partner: the next first, then those made, latest first',
      can: 'payout:read:own',
      query: Paging,
      data: z.array(Payout),
      meta: PageInfo,
    },
    async (ctx, { query }) => {
      const { payouts, total } = await readPayouts(ctx, query)
      return replyPage(payouts, query, total)
    },
  ),
  get(
    '/users/payouts/csv',
    {
      summary: 'Every movement on a partner’s account in a year, for a spreadsheet',
      can: 'payout:read:own',
      query: EarningsQuery,
      data: CsvFile,
    },
    async (ctx, { query }) => reply(await readEarningsCsv(ctx, query.year)),
  ),
  get(
    '/users/tax-report',
    {
      summary: 'What HMRC is told about oneself for a year, by quarter and listing',
      can: 'payout:read:own',
      query: EarningsQuery,
      data: CsvFile,
    },
    async (ctx, { query }) => reply(await readOwnTaxReport(ctx, query.year)),
  ),
  get(
    '/users/earnings',
    {
      summary: 'What a partner earned and was paid, month by month',
      can: 'payout:read:own',
      query: EarningsQuery,
      data: Earnings,
    },
    async (ctx, { query }) => reply(await readEarnings(ctx, query.year)),
  ),
  get(
    '/users/seller-details',
    {
      summary: 'The details that tax law asks for, with numbers masked',
      can: 'payout:read:own',
      data: KnownSellerDetails.nullable(),
    },
    async ctx => reply(await readOwnSellerDetails(ctx)),
  ),
  put(
    '/users/seller-details',
    {
      summary: 'Keep the details that tax law asks for',
      can: 'payout:update:own',
      body: SellerDetails,
      data: KnownSellerDetails,
    },
    async (ctx, { body }) => reply(await saveSellerDetails(ctx, body), 'Your details are saved'),
  ),
]
