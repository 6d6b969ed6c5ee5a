import type { MediaItem } from '#listings/rules/wire.ts'

export interface PictureSources {
  src: string
  avif?: string
  webp?: string
  jpeg?: string
}

export function pictureSources({ url, widths }: Pick<MediaItem, 'url' | 'widths'>): PictureSources {
  if (widths.length === 0) return { src: url }
  const stem = url.replace(/\.\w+$/, '')
  const set = (format: string) =>
    widths.map(width => `${stem}-${width}.${format} ${width}w`).join(', ')
  return { src: url, avif: set('avif'), webp: set('webp'), jpeg: set('jpg') }
}

/** For message previews and search engines, which take only one address. */
export function widestJpeg({ url, widths }: Pick<MediaItem, 'url' | 'widths'>): string {
  const widest = widths.at(-1)
  return widest === undefined ? url : `${url.replace(/\.\w+$/, '')}-${widest}.jpg`
}
