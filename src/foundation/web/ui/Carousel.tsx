import { type KeyboardEvent, useRef, useState } from 'react'
import { copy } from './copy.ts'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from './icons/ArrowIcons.tsx'

export interface CarouselItem {
  kind: 'image' | 'video'
  src: string
  alt: string
  srcSet?: string
  poster?: string
}

export interface CarouselProps {
  label: string
  items: readonly CarouselItem[]
  sizes?: string
  // The first picture is the largest thing on the page: load it before everything else.
  eager?: boolean
  ratio?: string
  className?: string
}

export function Carousel({
  label,
  items,
  sizes,
  eager = false,
  ratio = 'aspect-[4/3]',
  className,
}: CarouselProps) {
  const strip = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const goTo = (target: number) => {
    const box = strip.current
    const round = (target + items.length) % items.length
    box?.scrollTo({ left: round * box.clientWidth })
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
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={cx('group/carousel relative isolate', ratio, className)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a strip of pictures is no fieldset */}
      <div
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={label}
        onKeyDown={onKeyDown}
        onScroll={onScroll}
        className="no-scrollbar flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth rounded-[inherit] bg-sunk focus-visible:-outline-offset-3"
      >
        {items.map((item, at) => (
          <Slide
            key={item.src}
            item={item}
            sizes={sizes}
            eager={eager && at === 0}
            near={Math.abs(at - index) <= 1}
          />
        ))}
      </div>
      {items.length > 1 && (
        <>
          <IconButton
            variant="solid"
            label={copy.previousPicture}
            icon={<ChevronLeftIcon />}
            onClick={() => goTo(index - 1)}
            className={cx(turnClass, 'left-3')}
          />
          <IconButton
            variant="solid"
            label={copy.nextPicture}
            icon={<ChevronRightIcon />}
            onClick={() => goTo(index + 1)}
            className={cx(turnClass, 'right-3')}
          />
          <p
            aria-live="polite"
            className="absolute right-3 bottom-3 rounded-full bg-ink/80 px-3 py-1 font-medium text-paper text-xs tabular-nums"
          >
            {copy.pictureOf(index + 1, items.length)}
          </p>
        </>
      )}
    </section>
  )
}

const turnClass = 'absolute top-1/2 -mt-[22px] max-sm:hidden'

interface SlideProps {
  item: CarouselItem
  sizes?: string
  eager: boolean
  near: boolean
}

function Slide({ item, sizes, eager, near }: SlideProps) {
  const fill = 'size-full shrink-0 snap-center object-cover'
  if (item.kind === 'video') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: partners film their rooms without speech
      <video
        controls
        playsInline
        preload={near ? 'metadata' : 'none'}
        src={item.src}
        poster={item.poster}
        aria-label={item.alt}
        className={fill}
      />
    )
  }
  return (
    <img
      src={item.src}
      srcSet={item.srcSet}
      sizes={sizes}
      alt={item.alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      className={fill}
    />
  )
}
