import type { PointerEvent } from 'react'
import { IconButton } from '#design/ui/actions/IconButton.tsx'
import { cx } from '#design/ui/base/cx.ts'
import { DragIcon } from '#design/ui/icons/ActionIcons.tsx'
import { CloseIcon } from '#design/ui/icons/FrameIcons.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import type { MediaItem } from '#listings/rules/wire.ts'
import { ListingPicture } from '../../card/ListingPicture.tsx'
import { copy } from '../uploads/copy.ts'
import { isVideo } from '../uploads/upload-limits.ts'

interface MediaTileProps {
  url: string
  /** Known once the listing has been read again. */
  item: MediaItem | undefined
  place: number
  count: number
  isDragged: boolean
  onDragStart: () => void
  onDragOver: (x: number, y: number) => void
  onDragEnd: () => void
  /** True when the key did something. */
  onKey: (key: string) => boolean
  onRemove: () => void
}

const tileSizes = '(min-width: 768px) 11rem, 45vw'

export function MediaTile(props: MediaTileProps) {
  const { url, item, place, count, isDragged, onKey, onRemove } = props
  return (
    <li
      className={cx(
        'relative aspect-[4/3] overflow-hidden rounded-card border border-hairline bg-sunk',
        isDragged && 'opacity-70 ring-3 ring-amber',
      )}
    >
      <Picture url={url} item={item} place={place} />
      {/* The picture can be dragged too, but a finger on it must still scroll. */}
      <span
        aria-hidden="true"
        {...dragHandlers(props, event => event.pointerType === 'mouse')}
        className="absolute inset-0 cursor-grab active:cursor-grabbing"
      />
      {place === 1 && (
        <Badge tone="amber" className="pointer-events-none absolute bottom-2 left-2">
          {copy.cover}
        </Badge>
      )}
      <button
        type="button"
        aria-label={copy.move(place, count)}
        {...dragHandlers(props, () => true)}
        onKeyDown={event => onKey(event.key) && event.preventDefault()}
        className="touch-target absolute! top-1.5 left-1.5 grid size-9 cursor-grab touch-none place-items-center rounded-full border border-hairline bg-surface text-ink shadow-soft active:cursor-grabbing"
      >
        <DragIcon />
      </button>
      <IconButton
        small
        variant="solid"
        label={copy.remove(place)}
        icon={<CloseIcon />}
        onClick={onRemove}
        className="absolute! top-1.5 right-1.5"
      />
    </li>
  )
}

/** Captures the pointer, so that dragging goes on outside the tile. */
function dragHandlers(
  { isDragged, onDragStart, onDragOver, onDragEnd }: MediaTileProps,
  mayDrag: (event: PointerEvent) => boolean,
) {
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !mayDrag(event)) return
      event.currentTarget.setPointerCapture(event.pointerId)
      onDragStart()
    },
    onPointerMove: (event: PointerEvent) => {
      if (isDragged) onDragOver(event.clientX, event.clientY)
    },
    onPointerUp: onDragEnd,
    onPointerCancel: onDragEnd,
  }
}

function Picture({ url, item, place }: Pick<MediaTileProps, 'url' | 'item' | 'place'>) {
  const fill = 'absolute inset-0 size-full object-cover'
  if (!isVideo(url)) {
    const alt = copy.picture(place)
    if (item) return <ListingPicture item={item} alt={alt} sizes={tileSizes} />
    // The content policy refuses pictures from other sites, and strangers do not see them either.
    if (!url.startsWith('/')) return <p className={elsewhereClass}>{copy.elsewhere}</p>
    return <img src={url} alt={alt} className={fill} />
  }
  return (
    <video
      src={url}
      {...(item?.poster && { poster: item.poster })}
      muted
      playsInline
      preload={item?.poster ? 'none' : 'metadata'}
      aria-label={copy.video(place)}
      className={fill}
    />
  )
}

const elsewhereClass = 'absolute inset-x-2 bottom-2 text-center text-ink-soft text-sm'
