export interface ListSearch {
  tab?: string
  as?: 'renter'
}

export function listSearch({ tab, as }: Record<string, unknown>): ListSearch {
  return {
    ...(typeof tab === 'string' && { tab }),
    ...(as === 'renter' && { as }),
  }
}
