import { useEffect, useState } from 'react'
import type { MapInfo } from '#foundation/rules/place/places.ts'
import { api } from '#foundation/web/api/api.ts'

const storageKey = 'holdall.map-streets'

/** Whether this deployment offers a street map, and whether this person asked for it. */
export function useStreets() {
  const [url, setUrl] = useState<string | null>(null)
  const [wanted, setWanted] = useState(readWish)

  useEffect(() => {
    const leaving = new AbortController()
    api
      .get<MapInfo>('/map', { signal: leaving.signal })
      .then(info => setUrl(info.streetStyleUrl))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [])

  return {
    url,
    shownUrl: wanted ? url : null,
    want(streets: boolean) {
      setWanted(streets)
      rememberWish(streets)
    },
  }
}

function readWish(): boolean {
  try {
    return localStorage.getItem(storageKey) === '1'
  } catch {
    return false
  }
}

function rememberWish(streets: boolean): void {
  try {
    if (streets) localStorage.setItem(storageKey, '1')
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage can be refused; the choice then holds for this map only.
  }
}
