import { z } from 'zod'
import { ConfigurationItem, configurationLists } from '#foundation/rules/configuration.ts'
import { get, type Route } from '../http/route.ts'
import { readListAsJson } from './configuration-table.ts'

const listPath = (list: string) => (list === 'banks' ? '/banks' : `/configurations/${list}`)

const summaryOf = (list: string) =>
  list === 'currencies'
    ? 'Currencies by name; prices are in the one marked as charged, and in no other'
    : `The choices for ${list.replaceAll('-', ' ')}`

/** One route for each list instead of `/:list`, so that the API document names every list. */
export const configurationRoutes: readonly Route[] = [...configurationLists, 'banks'].map(list =>
  get(
    listPath(list),
    {
      summary: summaryOf(list),
      can: 'configuration:read',
      data: z.array(ConfigurationItem),
      cacheFor: 60,
    },
    async ctx => ({ json: await readListAsJson(ctx.db, list) }),
  ),
)
