import { useEffect, useState } from 'react'
import type { MapInfo } from '#foundation/rules/place/places.ts'
import { api } from '#foundation/web/api/api.ts'

const storageKey = 'holdall.map-streets'

/** The style of another provider, or a file of the operator that we draw ourselves. */
export interface StreetSource {
  kind: 'style' | 'tiles'
  url: string
}

/** Whether this deployment has a street map, and whether this person wants to see it. */
export function useStreets() {
  const [source, setSource] = useState<StreetSource | null>(null)
  const [wish, setWish] = useState(readWish)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const leaving = new AbortController()
    api
      .get<MapInfo>('/map', { signal: leaving.signal })
      .then(info => setSource(sourceOf(info)))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [])

  // With the operator's own file no other company learns of the visit, so streets show without
  // asking.
  const wanted = wish ?? source?.kind === 'tiles'
  return {
    source,
    shown: wanted && !failed ? source : null,
    want(streets: boolean) {
      setFailed(false)
      setWish(streets)
      rememberWish(streets)
    },
    giveUp: () => setFailed(true),
  }
}

function sourceOf({ streetStyleUrl, streetTilesUrl }: MapInfo): StreetSource | null {
  if (streetTilesUrl !== null) return { kind: 'tiles', url: streetTilesUrl }
  return streetStyleUrl === null ? null : { kind: 'style', url: streetStyleUrl }
}

function readWish(): boolean | undefined {
  try {
    const kept = localStorage.getItem(storageKey)
    return kept === null ? undefined : kept === '1'
  } catch {
    return undefined
  }
}

function rememberWish(streets: boolean): void {
  try {
    localStorage.setItem(storageKey, streets ? '1' : '0')
  } catch {
    // If storage is refused, the choice counts for this map only.
  }
}
