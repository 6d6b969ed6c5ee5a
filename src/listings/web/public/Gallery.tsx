import { type KeyboardEvent, useRef, useState } from 'react'
import { cx } from '#foundation/web/ui/cx.ts'
import { IconButton } from '#foundation/web/ui/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#foundation/web/ui/icons/ArrowIcons.tsx'
import type { MediaItem } from '#listings/rules/wire.ts'
import { ListingPicture } from '../card/ListingPicture.tsx'
import { storageScene } from '../card/storage-scenes.ts'
import { copy } from './copy.ts'
import { GalleryThumbs } from './GalleryThumbs.tsx'

interface GalleryProps {
  title: string
  storageType: string | null
  items: readonly MediaItem[]
}

const sizes = '(min-width: 80rem) 52rem, (min-width: 64rem) 62vw, 100vw'

/** A strip that swipes and scrolls by itself; the buttons, keys and small pictures only steer it. */
export function Gallery({ title, storageType, items }: GalleryProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  if (items.length === 0) return <DrawnStandIn storageType={storageType} />

  const goTo = (target: number) => {
    const box = strip.current
    const round = (target + items.length) % items.length
    box?.scrollTo({ left: round * box.clientWidth, behavior: calm() ? 'auto' : 'smooth' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0 || event.target !== strip.current) return
    event.preventDefault()
    goTo(index + step)
  }
  const onScroll = () => {
    const box = strip.current
    if (box) setIndex(Math.round(box.scrollLeft / box.clientWidth))
  }
  const label = copy.gallery.label(title)
  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <div className={frame}>
        {/* biome-ignore lint/a11y/useSemanticElements: a strip of pictures is no fieldset */}
        <div
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          role="group"
          aria-label={label}
          onKeyDown={onKeyDown}
          onScroll={onScroll}
          className="no-scrollbar flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain focus-visible:-outline-offset-3"
        >
          {items.map((item, at) => (
            <Slide
              key={item.url}
              item={item}
              name={nameOf(item, title, at, items.length)}
              eager={at === 0}
              near={Math.abs(at - index) <= 1}
            />
          ))}
        </div>
        {items.length > 1 && (
          <>
            <IconButton
              variant="solid"
              label={copy.gallery.previous}
              icon={<ChevronLeftIcon />}
              onClick={() => goTo(index - 1)}
              className={cx(turnClass, 'left-4')}
            />
            <IconButton
              variant="solid"
              label={copy.gallery.next}
              icon={<ChevronRightIcon />}
              onClick={() => goTo(index + 1)}
              className={cx(turnClass, 'right-4')}
            />
            <p aria-live="polite" className={countClass}>
              {copy.gallery.position(index + 1, items.length)}
            </p>
          </>
        )}
      </div>
      {items.length > 1 && <GalleryThumbs items={items} current={index} onChoose={goTo} />}
    </section>
  )
}

interface SlideProps {
  item: MediaItem
  name: string
  eager: boolean
  near: boolean
}

function Slide({ item, name, eager, near }: SlideProps) {
  return (
    <div className="relative size-full shrink-0 snap-center overflow-hidden">
      {item.kind === 'video' ? (
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
      ) : (
        <ListingPicture item={item} alt={name} sizes={sizes} eager={eager} />
      )}
    </div>
  )
}

function DrawnStandIn({ storageType }: { storageType: string | null }) {
  const Scene = storageScene(storageType)
  return (
    <figure className={cx(frame, 'bg-sky-soft')}>
      <Scene className="absolute inset-x-0 top-3 bottom-12 sm:top-6" />
      <figcaption className="absolute inset-x-0 bottom-3 px-4 text-center text-ink-soft text-sm">
        {copy.gallery.none}
      </figcaption>
    </figure>
  )
}

function nameOf(item: MediaItem, title: string, at: number, count: number): string {
  const say = item.kind === 'video' ? copy.gallery.video : copy.gallery.picture
  return say(title, at + 1, count)
}

function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

const frame =
  'relative isolate aspect-[4/3] overflow-hidden bg-sunk max-sm:-mx-4 sm:aspect-[16/10] sm:rounded-sheet'
const turnClass = 'absolute top-1/2 -mt-[22px] max-sm:hidden'
const countClass =
  'absolute right-4 bottom-4 rounded-full bg-ink/80 px-3 py-1 font-medium text-paper text-xs tabular-nums'
