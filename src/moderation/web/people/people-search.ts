import { pageIn, textsIn } from '#design/lists/list-search.ts'

const roles = ['customer', 'partner', 'admin'] as const

interface PeopleSearch {
  q?: string
  role?: (typeof roles)[number]
  page?: number
}

export function readPeopleSearch(address: Record<string, unknown>): PeopleSearch {
  const role = roles.find(one => one === address.role)
  return { ...textsIn(['q'], address), ...(role && { role }), ...pageIn(address) }
}
