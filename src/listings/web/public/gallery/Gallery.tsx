import { Suspense } from 'react'
import { Carousel } from '#design/ui/surfaces/Carousel.tsx'
import type { MediaItem } from '#listings/rules/wire.ts'
import { ListingPicture } from '../../card/ListingPicture.tsx'
import { copy } from '../copy.ts'
import { GalleryThumbs } from './GalleryThumbs.tsx'
import { galleryStandIn } from './gallery-stand-in.ts'

const { GalleryStandIn } = galleryStandIn()

interface GalleryProps {
  title: string
  storageType: string | null
  items: readonly MediaItem[]
}

const sizes = '(min-width: 80rem) 52rem, (min-width: 64rem) 62vw, 100vw'

export function Gallery({ title, storageType, items }: GalleryProps) {
  if (items.length === 0) {
    return (
      <Suspense fallback={<div className={frame} />}>
        <GalleryStandIn storageType={storageType} className={frame} />
      </Suspense>
    )
  }
  return (
    <Carousel
      label={copy.gallery.label(title)}
      items={items}
      itemKey={item => item.url}
      slide={(item, at, near) => (
        <Slide
          item={item}
          name={nameOf(item, title, at, items.length)}
          eager={at === 0}
          near={near}
        />
      )}
      below={(current, goTo) => <GalleryThumbs items={items} current={current} onChoose={goTo} />}
      className={frame}
    />
  )
}

interface SlideProps {
  item: MediaItem
  name: string
  eager: boolean
  near: boolean
}

function Slide({ item, name, eager, near }: SlideProps) {
  if (item.kind === 'image') {
    return <ListingPicture item={item} alt={name} sizes={sizes} eager={eager} />
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: hosts film their rooms without speech
    <video
      controls
      playsInline
      preload={near ? 'metadata' : 'none'}
      src={item.url}
      poster={item.poster ?? undefined}
      aria-label={name}
      className="size-full bg-ink object-contain"
    />
  )
}

function nameOf(item: MediaItem, title: string, at: number, count: number): string {
  const say = item.kind === 'video' ? copy.gallery.video : copy.gallery.picture
  return say(title, at + 1, count)
}

const frame = 'aspect-[4/3] max-sm:-mx-edge sm:aspect-[16/10] sm:rounded-sheet'
