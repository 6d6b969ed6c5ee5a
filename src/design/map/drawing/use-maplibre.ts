import { Map as MapLibreMap, type MapOptions, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type Basemap, loadBasemap } from './basemap.ts'

setWorkerUrl(workerUrl)

export interface Drawn {
  map: MapLibreMap
  basemap: Basemap
}

interface Maker {
  options: (basemap: Basemap, container: HTMLElement) => Omit<MapOptions, 'container'>
  onReady: () => void
  onFailure: () => void
}

/** Makes the map once and removes it with the page. Without WebGL there is no map. */
export function useMapLibre(container: RefObject<HTMLDivElement | null>, maker: Maker) {
  const [drawn, setDrawn] = useState<Drawn>()
  const make = useEffectEvent((basemap: Basemap, element: HTMLDivElement) => {
    const map = new MapLibreMap({ ...maker.options(basemap, element), container: element })
    map.touchZoomRotate.disableRotation()
    map.keyboard.disableRotation()
    map.once('load', maker.onReady)
    setDrawn({ map, basemap })
    return map
  })
  const fail = useEffectEvent(maker.onFailure)

  useEffect(() => {
    const element = container.current
    let map: MapLibreMap | undefined
    let isGone = false
    loadBasemap()
      .then(basemap => {
        if (!isGone && element) map = make(basemap, element)
      })
      .catch(() => {
        if (!isGone) fail()
      })
    return () => {
      isGone = true
      map?.remove()
    }
  }, [container])

  return drawn
}
