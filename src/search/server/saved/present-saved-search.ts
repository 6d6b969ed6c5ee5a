import type { SavedSearch } from '#search/rules/saved-search.ts'
import type { SavedSearchRow } from './saved-searches-table.ts'

export function presentSavedSearch(row: SavedSearchRow): SavedSearch {
  return {
    _id: row.id,
    name: row.name,
    filter: row.filter,
    alerts: row.alerts,
    createdAt: row.created_at.toISOString(),
  }
}
