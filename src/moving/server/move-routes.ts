import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { get, patch, post, put, type Route, reply } from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import {
  DaySheet,
  Move,
  MoveMark,
  MovePlan,
  StopFailure,
  stopKinds,
} from '#moving/rules/move-wire.ts'
import { failStop, markStop, stopPhotoRule } from './day-sheet/mark-stop.ts'
import { readDaySheet } from './day-sheet/read-day-sheet.ts'
import { assignMove } from './moves/assign-move.ts'
import { markMove } from './moves/mark-move.ts'
import type { MoveHooks } from './moves/move-hooks.ts'
import { readMove } from './moves/read-move.ts'

const params = z.strictObject({ id: Id })
const token = z.string().min(1).max(300)
const sheets = limit('day-sheet', 'address', 600, anHour)

const routes: readonly Route[] = [
  get(
    '/booking/:id/move',
    {
      summary: 'The move of a booking; null while there is none',
      can: 'move:read:own',
      params,
      data: Move.nullable(),
    },
    async (ctx, input) => reply(await readMove(ctx, input.params.id)),
  ),
  patch(
    '/booking/:id/move',
    {
      summary: 'Mark a step for a driver who has telephoned',
      can: 'move:update:own',
      params,
      body: MoveMark,
      data: Move,
    },
    async (ctx, { params: { id }, body }) => reply(await markMove(ctx, id, body)),
  ),
  get(
    '/day-sheet/:token',
    {
      summary: 'A driver’s stops of one day, by the link they were sent',
      can: 'day-sheet:read',
      limits: [sheets],
      params: z.strictObject({ token }),
      data: DaySheet,
    },
    async (ctx, { params }) => reply(await readDaySheet(ctx, params.token)),
  ),
  post(
    '/day-sheet/:token/:id/fail',
    {
      summary: 'The driver says that a move cannot be done',
      can: 'day-sheet:update',
      limits: [sheets],
      params: z.strictObject({ token, id: Id }),
      body: StopFailure,
      data: DaySheet,
    },
    async (ctx, { params, body }) => reply(await failStop(ctx, params, body.reason)),
  ),
  post(
    '/day-sheet/:token/:id/:kind',
    {
      summary: 'The driver marks a stop as done, with a photograph',
      can: 'day-sheet:update',
      limits: [sheets],
      params: z.strictObject({ token, id: Id, kind: z.enum(stopKinds) }),
      upload: stopPhotoRule,
      data: DaySheet,
    },
    async (ctx, { params, request }) => reply(await markStop(ctx, params, request)),
  ),
]

const planning = (hooks: MoveHooks): Route =>
  put(
    '/booking/:id/move',
    {
      summary: 'Say who collects and when',
      can: 'move:update:own',
      params,
      body: MovePlan,
      data: Move,
    },
    async (ctx, { params: { id }, body }) =>
      reply(await assignMove(ctx, id, body, hooks), 'The move is planned'),
  )

export const moveRoutes = (hooks: MoveHooks): readonly Route[] => [...routes, planning(hooks)]
