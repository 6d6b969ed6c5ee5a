import type { Key } from '#connections/rules/wire.ts'
import type { ApiKeyRow } from './api-keys-table.ts'

export function presentKey({
  id,
  name,
  ends,
  scopes,
  created_at,
  last_used_at,
}: Omit<ApiKeyRow, 'digest'>): Key {
  return {
    _id: id,
    name,
    ends,
    scopes,
    createdAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }
}

/** Two keys may have one name. */
export function labelOf({ name, ends }: Pick<ApiKeyRow, 'name' | 'ends'>): string {
  return `${name} (ends in ${ends})`
}
