import { useRef, useState } from 'react'
import { rescueFocus } from '#foundation/web/rescue-focus.ts'
import type { MediaItem } from '#listings/rules/wire.ts'
import { copy } from '../uploads/copy.ts'
import { movedItem } from '../uploads/media-order.ts'
import { MediaTile } from './MediaTile.tsx'

interface MediaListProps {
  urls: readonly string[]
  items: readonly MediaItem[]
  onChange: (urls: string[]) => void
}

const keySteps: Record<string, (place: number, last: number) => number> = {
  ArrowLeft: place => place - 1,
  ArrowUp: place => place - 1,
  ArrowRight: place => place + 1,
  ArrowDown: place => place + 1,
  Home: () => 0,
  End: (_place, last) => last,
}

export function MediaList({ urls, items, onChange }: MediaListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  if (urls.length === 0) return null

  const move = (url: string, to: number) => {
    const from = urls.indexOf(url)
    const target = Math.min(Math.max(to, 0), urls.length - 1)
    if (from === -1 || from === target) return
    onChange(movedItem(urls, from, target))
    setAnnouncement(copy.moved(target + 1, urls.length))
  }
  const dragOver = (url: string, x: number, y: number) => {
    const tiles = [...(list.current?.children ?? [])]
    const over = tiles.findIndex(tile => {
      const box = tile.getBoundingClientRect()
      return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
    })
    if (over !== -1) move(url, over)
  }
  const remove = (url: string) => {
    onChange(urls.filter(one => one !== url))
    setAnnouncement(copy.removed)
    rescueFocus()
  }
  return (
    <div>
      <ul
        ref={list}
        aria-label={copy.list}
        className="grid grid-cols-2 gap-3 min-[480px]:grid-cols-3 md:grid-cols-4"
      >
        {urls.map((url, index) => (
          <MediaTile
            key={url}
            url={url}
            item={items.find(one => one.url === url)}
            place={index + 1}
            count={urls.length}
            isDragged={url === dragged}
            onDragStart={() => setDragged(url)}
            onDragOver={(x, y) => dragOver(url, x, y)}
            onDragEnd={() => setDragged(undefined)}
            onKey={key => {
              const step = keySteps[key]
              if (step) move(url, step(index, urls.length - 1))
              return step !== undefined
            }}
            onRemove={() => remove(url)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}
