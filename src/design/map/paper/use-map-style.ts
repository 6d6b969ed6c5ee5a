import type { FeatureCollection } from 'geojson'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { basemapStyle } from './basemap-style.ts'
import { drawOverlay, withOverlay } from './overlay.ts'
import { onPaletteChange, type Palette, readPalette } from './palette.ts'
import type { Drawn } from './use-maplibre.ts'

interface Styling {
  /** As text, so that an equal drawing is not drawn again. */
  overlay: string
  streetUrl: string | null
  onStreetsFailed: () => void
}

/** Keeps the map in the colours of the page and on the sheet that was asked for. */
export function useMapStyle(drawn: Drawn | undefined, styling: Styling): void {
  const { overlay, streetUrl } = styling
  const [palette, setPalette] = useState<Palette>()
  const shownUrl = useRef<string | null>(null)

  useEffect(() => {
    if (!drawn) return
    const container = drawn.map.getContainer()
    return onPaletteChange(() => setPalette(readPalette(container)))
  }, [drawn])

  const apply = useEffectEvent(({ map, basemap }: Drawn, colours: Palette) => {
    const data: FeatureCollection = JSON.parse(overlay)
    shownUrl.current = streetUrl
    if (streetUrl === null) {
      map.setStyle(withOverlay(basemapStyle(basemap, colours), colours, data))
      return
    }
    map.setStyle(streetUrl, {
      diff: false,
      transformStyle: (_, streets) => withOverlay(streets, colours, data),
    })
  })
  useEffect(() => {
    if (!drawn || (!palette && streetUrl === shownUrl.current)) return
    apply(drawn, palette ?? readPalette(drawn.map.getContainer()))
  }, [drawn, palette, streetUrl])

  const draw = useEffectEvent(() => {
    if (drawn) drawOverlay(drawn.map, JSON.parse(overlay))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed overlay is drawn again
  useEffect(draw, [drawn, overlay])

  const giveUpStreets = useEffectEvent(() => {
    if (shownUrl.current !== null && drawn?.map.isStyleLoaded() !== true) styling.onStreetsFailed()
  })
  useEffect(() => {
    if (!drawn) return
    const { map } = drawn
    const onLoad = () => draw()
    const onError = () => giveUpStreets()
    map.on('style.load', onLoad)
    map.on('error', onError)
    return () => {
      map.off('style.load', onLoad)
      map.off('error', onError)
    }
  }, [drawn])
}
