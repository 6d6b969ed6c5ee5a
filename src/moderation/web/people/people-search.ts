const roles = ['customer', 'partner', 'admin'] as const

export type SoughtRole = (typeof roles)[number]

export interface PeopleSearchParams {
  q?: string
  role?: SoughtRole
  page?: number
}

export function readPeopleSearch({ q, role, page }: Record<string, unknown>): PeopleSearchParams {
  const known = roleOf(role)
  return {
    ...(q ? { q: String(q) } : {}),
    ...(known ? { role: known } : {}),
    ...(Number(page) > 1 ? { page: Math.floor(Number(page)) } : {}),
  }
}

export function roleOf(value: unknown): SoughtRole | undefined {
  return roles.find(role => role === value)
}
