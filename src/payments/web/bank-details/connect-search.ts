/** What the provider adds to our address when it sends a host back. */
export interface ConnectSearch {
  complete?: 1
  refresh?: 1
}

export function readConnectSearch({ complete, refresh }: Record<string, unknown>): ConnectSearch {
  return {
    ...(String(complete) === '1' ? { complete: 1 as const } : {}),
    ...(String(refresh) === '1' ? { refresh: 1 as const } : {}),
  }
}
