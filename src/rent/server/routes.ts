import { z } from 'zod'
import { previewLaterPrice } from '#bookings/server/for-rent/preview-later-price.ts'
import { Id } from '#foundation/rules/ids.ts'
import { get, post, type Route, remove, reply } from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import {
  GoodsNotice,
  GoodsNoticeRequest,
  LaterPriceAnswer,
  LaterPriceQuery,
  LaterPriceRequest,
  NoticeAnswer,
  NoticeRequest,
  ScheduleItem,
} from '#rent/rules/wire.ts'
import { giveNotice, takeBackNotice } from './give-notice.ts'
import { readGoodsNotices, sendGoodsNotice } from './goods/goods-notices.ts'
import { readSchedule } from './read-schedule.ts'
import { dropLaterPrice, setLaterPrice } from './set-later-price.ts'

const params = z.strictObject({ id: Id })
const notices = limit('booking-notice', 'account', 120, anHour)

const laterPriceRoutes: readonly Route[] = [
  get(
    '/booking/:id/later-price',
    {
      summary:
        'What the renter would be told of a later price: the sum with tax, and by when to leave',
      can: 'booking:update:own',
      params,
      query: LaterPriceQuery,
      data: LaterPriceAnswer,
    },
    async (ctx, { params: { id }, query }) =>
      reply({ laterPrice: await previewLaterPrice(ctx, id, query) }),
  ),
  post(
    '/booking/:id/later-price',
    {
      summary:
        'Set a later price of what goes on month by month, after two whole calendar months at the earliest',
      can: 'booking:update:own',
      limits: [notices],
      params,
      body: LaterPriceRequest,
      data: LaterPriceAnswer,
      created: true,
    },
    async (ctx, { params: { id }, body }) =>
      reply({ laterPrice: await setLaterPrice(ctx, id, body) }, 'The renter is told'),
  ),
  remove(
    '/booking/:id/later-price',
    {
      summary: 'Take the later price back, until rent at that price is asked for',
      can: 'booking:update:own',
      limits: [notices],
      params,
      data: LaterPriceAnswer,
    },
    async (ctx, { params: { id } }) => {
      await dropLaterPrice(ctx, id)
      return reply({ laterPrice: null }, 'The rent stays as it is')
    },
  ),
]

export const rentRoutes: readonly Route[] = [
  post(
    '/booking/:id/notice',
    {
      summary:
        'End what goes on month by month: the renter with the next whole calendar month, the partner with the second next, or in fourteen days where rent is owed, also if notice for later stands already',
      can: 'booking:update:own',
      limits: [notices],
      params,
      body: NoticeRequest,
      bodyOptional: true,
      data: NoticeAnswer,
      created: true,
    },
    async (ctx, { params: { id }, body }) =>
      reply(await giveNotice(ctx, id, body), 'Notice is given'),
  ),
  remove(
    '/booking/:id/notice',
    {
      summary:
        'Take one’s own notice back, while the space is free after the end. A notice that stood before it stands again',
      can: 'booking:update:own',
      limits: [notices],
      params,
      data: NoticeAnswer,
    },
    async (ctx, input) => reply(await takeBackNotice(ctx, input.params.id), 'Notice is taken back'),
  ),
  ...laterPriceRoutes,
  get(
    '/booking/:id/goods-notices',
    {
      summary: 'Notices that were sent about what a renter who owes rent has left behind',
      can: 'booking:read:own',
      params,
      data: z.array(GoodsNotice),
    },
    async (ctx, input) => reply(await readGoodsNotices(ctx, input.params.id)),
  ),
  post(
    '/booking/:id/goods-notices',
    {
      summary: 'Draw such a notice with the days that follow from it, and record it as sent',
      can: 'booking:update:own',
      limits: [notices],
      params,
      body: GoodsNoticeRequest,
      data: GoodsNotice,
      created: true,
      idempotent: true,
    },
    async (ctx, { params: { id }, body }) => reply(await sendGoodsNotice(ctx, id, body)),
  ),
  get(
    '/booking/:id/schedule',
    {
      summary: 'The months of a booking: what each costs, when it is due, and whether it was paid',
      can: 'booking:read:own',
      params,
      data: z.array(ScheduleItem),
    },
    async (ctx, input) => reply(await readSchedule(ctx, input.params.id)),
  ),
]
