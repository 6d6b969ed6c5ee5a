import type { MediaItem } from '#listings/rules/wire.ts'

export interface PictureSources {
  src: string
  avif?: string
  webp?: string
  jpeg?: string
}

/** The addresses a picture was made in, as `<url without extension>-<width>.<format>`. */
export function pictureSources({ url, widths }: Pick<MediaItem, 'url' | 'widths'>): PictureSources {
  if (widths.length === 0) return { src: url }
  const stem = url.replace(/\.\w+$/, '')
  const set = (format: string) =>
    widths.map(width => `${stem}-${width}.${format} ${width}w`).join(', ')
  return { src: url, avif: set('avif'), webp: set('webp'), jpeg: set('jpg') }
}

/** One address for the places that take no choice: message previews and search engines. */
export function widestJpeg({ url, widths }: Pick<MediaItem, 'url' | 'widths'>): string {
  const widest = widths.at(-1)
  return widest === undefined ? url : `${url.replace(/\.\w+$/, '')}-${widest}.jpg`
}
