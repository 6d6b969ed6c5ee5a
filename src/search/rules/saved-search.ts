import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { line } from '#foundation/rules/text/text.ts'
import { alertRhythms } from './alert-time.ts'
import { SearchFilter } from './wire.ts'

export const mostSavedSearches = 20

const Name = line(80, 'Please give the search a name.')
const Alerts = z.enum(alertRhythms)

export const NewSavedSearch = z.strictObject({ name: Name, filter: SearchFilter, alerts: Alerts })
export type NewSavedSearch = z.infer<typeof NewSavedSearch>

export const SavedSearchChange = z.strictObject({
  name: Name.optional(),
  filter: SearchFilter.optional(),
  alerts: Alerts.optional(),
})
export type SavedSearchChange = z.infer<typeof SavedSearchChange>

export const SavedSearch = z.strictObject({
  _id: Id,
  name: z.string(),
  /** Without page, order and map. */
  filter: SearchFilter,
  alerts: Alerts,
  createdAt: z.string(),
})
export type SavedSearch = z.infer<typeof SavedSearch>

/** Anybody with the link from a mail can read this, so it does not say whose search it is. */
export const AlertsOfLink = z.strictObject({ name: z.string(), alerts: Alerts })
export type AlertsOfLink = z.infer<typeof AlertsOfLink>

/** Page, order and map are about how somebody looked, not about what they look for. */
export function keptFilter(filter: SearchFilter): SearchFilter {
  const looking = ['page', 'limit', 'cursor', 'clusters', 'sort', 'door']
  const kept = Object.entries(filter).filter(
    ([name, value]) => !looking.includes(name) && value !== null && value !== '',
  )
  return Object.fromEntries(kept)
}
