import { PolicyAnswer } from '#foundation/rules/policy-values.ts'
import { get, type Route, reply } from '../http/route.ts'
import { currentPolicy } from './policy-table.ts'

export const policyRoutes: readonly Route[] = [
  get(
    '/policy',
    {
      summary: 'The terms of new bookings: tax, fees, shares and deadlines',
      can: 'configuration:read',
      data: PolicyAnswer,
      cacheFor: 1,
    },
    async ctx => reply(await currentPolicy(ctx.db)),
  ),
]
