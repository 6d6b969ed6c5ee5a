import { failField } from '#foundation/rules/errors.ts'
import { mediaPath } from '#foundation/server/media/stores/media-name.ts'
import type { MediaItem } from '#listings/rules/wire.ts'
import type { ListingMediaRow } from './listing-media-table.ts'

export function mediaUrl({ key, ending }: Pick<ListingMediaRow, 'key' | 'ending'>): string {
  return mediaPath(`${key}.${ending}`)
}

/**
 * In the host's order. Pictures at other addresses are left out, because the page may not load
 * them.
 */
export function ownMedia(image: readonly string[], rows: readonly ListingMediaRow[]): MediaItem[] {
  const byUrl = new Map(rows.map(row => [mediaUrl(row), row]))
  return image.flatMap(url => {
    const row = byUrl.get(url)
    return row ? [mediaItem(row)] : []
  })
}

export function mediaItem(row: Omit<ListingMediaRow, 'listing_id' | 'created_at'>): MediaItem {
  const isVideo = row.ending !== 'jpg'
  return {
    url: mediaUrl(row),
    kind: isVideo ? 'video' : 'image',
    width: row.width,
    height: row.height,
    widths: row.widths,
    placeholder: row.placeholder,
    poster: isVideo ? mediaPath(`${row.key}-poster.jpg`) : null,
  }
}

/** A listing may show only files that were uploaded to it. */
export function refuseStrangeMedia(image: readonly string[], uploaded: readonly string[]): void {
  const known = new Set(uploaded)
  if (image.some(url => url.startsWith('/') && !known.has(url))) {
    failField('image', 'One of the pictures is not there any more. Please upload it again.')
  }
}
