import type { FeatureCollection } from 'geojson'
import type { ErrorEvent, StyleSpecification } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { basemapStyle } from './basemap-style.ts'
import { drawOverlay, withOverlay } from './overlay.ts'
import { onPaletteChange, type Palette, readPalette } from './palette.ts'
import type { Drawn } from './use-maplibre.ts'
import type { StreetSource } from './use-streets.ts'

interface Styling {
  /** As text, so that an equal one is not drawn again. */
  overlay: string
  streets: StreetSource | null
  onStreetsFailed: () => void
}

/** Keeps the colours of the map like those of the page, and shows streets where asked for. */
export function useMapStyle(drawn: Drawn | undefined, styling: Styling): void {
  const { overlay, streets } = styling
  const [palette, setPalette] = useState<Palette>()
  const shown = useRef<StreetSource | null>(null)

  useEffect(() => {
    if (!drawn) return
    const container = drawn.map.getContainer()
    return onPaletteChange(() => setPalette(readPalette(container)))
  }, [drawn])

  const cover = useEffectEvent((style: StyleSpecification, colours: Palette) => {
    const data: FeatureCollection = JSON.parse(overlay)
    return withOverlay(style, colours, data)
  })
  const apply = useEffectEvent(({ map, basemap }: Drawn, colours: Palette) => {
    shown.current = streets
    const plain = basemapStyle(basemap, colours)
    if (streets === null) {
      map.setStyle(cover(plain, colours))
    } else if (streets.kind === 'style') {
      map.setStyle(streets.url, {
        diff: false,
        transformStyle: (_, style) => cover(style, colours),
      })
    } else {
      import('./street-tiles.ts').then(({ drawStreets }) => {
        if (shown.current === streets)
          map.setStyle(cover(drawStreets(plain, colours, streets.url), colours))
      }, styling.onStreetsFailed)
    }
  })
  useEffect(() => {
    if (!drawn || (!palette && streets === shown.current)) return
    apply(drawn, palette ?? readPalette(drawn.map.getContainer()))
  }, [drawn, palette, streets])

  const draw = () => {
    if (drawn) drawOverlay(drawn.map, JSON.parse(overlay))
  }
  useEffect(draw, [drawn, overlay])

  const giveUpStreets = (event: ErrorEvent & { tile?: unknown }) => {
    // One missing tile does not matter: below it our own map still shows.
    if (shown.current === null || drawn?.map.isStyleLoaded() === true) return
    if (shown.current.kind === 'style' || event.tile === undefined) styling.onStreetsFailed()
  }
  useStyleEvents(drawn, draw, giveUpStreets)
}

function useStyleEvents(
  drawn: Drawn | undefined,
  onStyle: () => void,
  onFault: (event: ErrorEvent) => void,
): void {
  const styled = useEffectEvent(onStyle)
  const failed = useEffectEvent(onFault)
  useEffect(() => {
    if (!drawn) return
    const { map } = drawn
    const onLoad = () => styled()
    const onError = (event: ErrorEvent) => failed(event)
    map.on('style.load', onLoad)
    map.on('error', onError)
    return () => {
      map.off('style.load', onLoad)
      map.off('error', onError)
    }
  }, [drawn])
}
