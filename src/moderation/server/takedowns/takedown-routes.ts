import { z } from 'zod'
import { CsvFile } from '#foundation/rules/csv-file.ts'
import { PageInfo, Paging } from '#foundation/rules/paging.ts'
import { get, type Route, reply, replyPage } from '#foundation/server/http/route.ts'
import { Takedown } from '#moderation/rules/takedown-wire.ts'
import { readTakedowns, readTakedownsCsv } from './read-takedowns.ts'

export const takedownRoutes: readonly Route[] = [
  get(
    '/admin/takedowns',
    {
      summary: 'What was taken down, when, why and after which report, newest first',
      can: 'moderation:read',
      query: Paging,
      data: z.array(Takedown),
      meta: PageInfo,
    },
    async (ctx, { query }) => {
      const { takedowns, total } = await readTakedowns(ctx, query)
      return replyPage(takedowns, query, total)
    },
  ),
  get(
    '/admin/takedowns/csv',
    {
      summary: 'The log of what was taken down, for a spreadsheet',
      can: 'moderation:read',
      data: CsvFile,
    },
    async ctx => reply(await readTakedownsCsv(ctx)),
  ),
]
