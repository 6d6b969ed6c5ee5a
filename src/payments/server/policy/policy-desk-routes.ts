import { z } from 'zod'
import { get, post, type Route, reply } from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import {
  AdoptedPolicy,
  PolicyAdoption,
  PolicyProposal,
  PolicyReplay,
} from '#payments/rules/policy/policy-wire.ts'
import { adoptPolicy } from './adopt-policy.ts'
import { readPolicyHistory } from './read-policy-history.ts'
import { replayPolicy } from './replay-policy.ts'

export const policyDeskRoutes: readonly Route[] = [
  get(
    '/admin/policy',
    {
      summary: 'The terms of the business, all that were ever adopted, the newest first',
      can: 'policy:read',
      data: z.array(AdoptedPolicy),
    },
    async ctx => reply(await readPolicyHistory(ctx)),
  ),
  post(
    '/admin/policy/replay',
    {
      summary: 'What proposed terms would have made of the bookings of the last 90 days',
      can: 'policy:read',
      limits: [limit('policy-replay', 'account', 60, 600)],
      body: PolicyProposal,
      data: PolicyReplay,
    },
    async (ctx, { body }) => reply(await replayPolicy(ctx, body)),
  ),
  post(
    '/admin/policy',
    {
      summary: 'Adopt new terms for bookings from now on; needs a recent password',
      can: 'policy:update',
      limits: [limit('policy-adopt', 'account', 60, anHour)],
      body: PolicyAdoption,
      data: z.array(AdoptedPolicy),
      created: true,
      message: 'The new terms apply from now on',
    },
    async (ctx, { body }) => reply(await adoptPolicy(ctx, body)),
  ),
]
