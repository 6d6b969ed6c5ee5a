import { z } from 'zod'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { fail } from '#foundation/rules/errors.ts'
import { Id } from '#foundation/rules/ids.ts'
import { get, patch, post, type Route, remove, reply } from '#foundation/server/http/route.ts'
import { anHour, limit } from '#foundation/server/limits/limit.ts'
import {
  AlertsOfLink,
  NewSavedSearch,
  SavedSearch,
  SavedSearchChange,
} from '#search/rules/saved-search.ts'
import { changeSavedSearch } from './saved/change-saved-search.ts'
import { presentSavedSearch } from './saved/present-saved-search.ts'
import { saveSearch } from './saved/save-search.ts'
import { deleteSavedSearch, savedSearchesOf } from './saved/saved-searches-table.ts'
import { readAlertsOfLink, stopAlerts } from './saved/stop-alerts.ts'

const params = z.strictObject({ id: Id })
const byLink = z.strictObject({ token: z.string().max(300) })
const limits = [limit('saved-search', 'account', 120, anHour)]
/** The button of a mail program is pressed by its company, for many people from a few addresses. */
const linkLimits = [limit('stop-alerts', 'address', 6000, anHour)]

export const savedRoutes: readonly Route[] = [
  get(
    '/users/saved-searches',
    {
      summary: 'My saved searches, newest first',
      can: 'saved-search:read:own',
      data: z.array(SavedSearch),
    },
    async ctx => {
      const rows = await savedSearchesOf(ctx.db, requirePerson(ctx).id)
      return reply(rows.map(presentSavedSearch))
    },
  ),
  post(
    '/users/saved-searches',
    {
      summary: 'Save a search, and hear of what it finds from now on; at most 20',
      can: 'saved-search:create:own',
      limits,
      body: NewSavedSearch,
      data: SavedSearch,
      created: true,
      idempotent: true,
      message: 'The search is saved',
    },
    async (ctx, { body }) => reply(await saveSearch(ctx, body)),
  ),
  patch(
    '/users/saved-searches/:id',
    {
      summary: 'Rename a saved search, look for something else, or hear of it more or less often',
      can: 'saved-search:update:own',
      limits,
      params,
      body: SavedSearchChange,
      data: SavedSearch,
    },
    async (ctx, input) => reply(await changeSavedSearch(ctx, input.params.id, input.body)),
  ),
  remove(
    '/users/saved-searches/:id',
    {
      summary: 'Delete a saved search, and with it its alerts',
      can: 'saved-search:delete:own',
      limits,
      params,
      data: z.null(),
    },
    async (ctx, input) => {
      const own = { id: input.params.id, owner_id: requirePerson(ctx).id }
      if (!(await deleteSavedSearch(ctx.db, own))) fail('not_found')
      return reply(null, 'The search is deleted')
    },
  ),
  get(
    '/saved-searches/stop/:token',
    {
      summary: 'Which alerts the link from a mail would end',
      can: 'alerts:read',
      limits: linkLimits,
      params: byLink,
      data: AlertsOfLink,
    },
    async (ctx, input) => reply(await readAlertsOfLink(ctx, input.params.token)),
  ),
  post(
    '/saved-searches/stop/:token',
    {
      summary: 'End alerts by the link from a mail, as mail programs do with one press',
      can: 'alerts:update',
      limits: linkLimits,
      params: byLink,
      data: AlertsOfLink,
    },
    async (ctx, input) => reply(await stopAlerts(ctx, input.params.token)),
  ),
]
