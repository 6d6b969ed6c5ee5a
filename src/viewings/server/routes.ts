import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { PageInfo } from '#foundation/rules/paging.ts'
import { get, patch, post, type Route, reply, replyPage } from '#foundation/server/http/route.ts'
import { aDay, anHour, limit } from '#foundation/server/limits/limit.ts'
import { NewViewing, Viewing, ViewingAnswer, ViewingFilter } from '#viewings/rules/wire.ts'
import { answerViewing } from './answer-viewing.ts'
import { askForViewing } from './ask-for-viewing.ts'
import { readViewingFile, readViewings } from './read-viewings.ts'

const params = z.strictObject({ id: Id })
const asking = limit('viewing', 'account', 60, aDay)
const answering = limit('viewing-answer', 'account', 240, anHour)

export const viewingRoutes: readonly Route[] = [
  get(
    '/viewings',
    {
      summary: 'One’s own viewings from one side: those that are open, or those that are over',
      can: 'viewing:read:own',
      query: ViewingFilter,
      data: z.array(Viewing),
      meta: PageInfo,
    },
    async (ctx, { query }) => {
      const { viewings, total } = await readViewings(ctx, query)
      return replyPage(viewings, query, total)
    },
  ),
  post(
    '/viewings',
    {
      summary: 'Ask to see a space, with up to three times between 2 hours and 30 days from now',
      can: 'viewing:create:own',
      limits: [asking],
      body: NewViewing,
      data: Viewing,
      created: true,
      idempotent: true,
      message: 'The partner has been asked',
    },
    async (ctx, { body }) => reply(await askForViewing(ctx, body)),
  ),
  patch(
    '/viewings/:id',
    {
      summary: 'Pick a time, propose others, decline, accept, withdraw or cancel',
      can: 'viewing:update:own',
      limits: [answering],
      params,
      body: ViewingAnswer,
      data: Viewing,
    },
    async (ctx, { params: { id }, body }) => reply(await answerViewing(ctx, id, body)),
  ),
  get(
    '/viewings/:id/calendar.ics',
    {
      summary: 'An agreed viewing as a calendar file',
      can: 'viewing:read:own',
      params,
      data: z.string(),
      sentAs: 'text/calendar',
    },
    async (ctx, input) => {
      const name = `holdall-viewing-${input.params.id}.ics`
      const headers = { 'content-disposition': `attachment; filename="${name}"` }
      return reply(await readViewingFile(ctx, input.params.id), undefined, { headers })
    },
  ),
]
