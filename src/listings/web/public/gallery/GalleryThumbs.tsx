import type { MediaItem } from '#listings/rules/wire.ts'
import { ListingPicture } from '../../card/ListingPicture.tsx'
import { copy } from '../copy.ts'
import { PlayIcon } from '../icons.tsx'

interface GalleryThumbsProps {
  items: readonly MediaItem[]
  current: number
  onChoose: (at: number) => void
}

/** Not shown on a phone, where people swipe the strip itself. */
export function GalleryThumbs({ items, current, onChoose }: GalleryThumbsProps) {
  return (
    <ul className="no-scrollbar mt-3 flex gap-2.5 overflow-x-auto p-1 max-sm:hidden">
      {items.map((item, at) => (
        <li key={item.url} className="shrink-0">
          <button
            type="button"
            aria-label={copy.gallery.show(at + 1)}
            aria-current={at === current}
            onClick={() => onChoose(at)}
            className="relative block h-16 w-24 overflow-hidden rounded-field bg-sunk opacity-75 outline-offset-2 transition-opacity hover:opacity-100 aria-[current=true]:opacity-100 aria-[current=true]:ring-2 aria-[current=true]:ring-green aria-[current=true]:ring-offset-2 aria-[current=true]:ring-offset-paper"
          >
            <Thumb item={item} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Thumb({ item }: { item: MediaItem }) {
  if (item.kind === 'image') return <ListingPicture item={item} alt="" sizes="6rem" />
  return (
    <>
      {item.poster && <img src={item.poster} alt="" className="size-full object-cover" />}
      <span className="absolute inset-0 grid place-items-center bg-ink/40 text-paper text-xl">
        <PlayIcon />
      </span>
    </>
  )
}
