import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { copy } from '../base/copy.ts'
import { cx } from '../base/cx.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/VisitorIcons.tsx'

export interface CarouselProps<Item> {
  label: string
  items: readonly Item[]
  itemKey: (item: Item) => string
  /** Each slide is as large as the strip; `near` means visible now or after one step. */
  slide: (item: Item, at: number, near: boolean) => ReactNode
  /** Other controls of the strip, below it. */
  below?: (current: number, goTo: (at: number) => void) => ReactNode
  className?: string
}

/** A strip that the browser scrolls and swipes; buttons and keys only move it. */
export function Carousel<Item>({
  label,
  items,
  itemKey,
  slide,
  below,
  className = 'aspect-[4/3]',
}: CarouselProps<Item>) {
  const { strip, index, goTo, turn, onKeyDown, onScroll } = useStrip(items.length)
  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <div className={cx('relative isolate overflow-hidden bg-sunk', className)}>
        {/* biome-ignore lint/a11y/useSemanticElements: a strip of pictures is no fieldset */}
        <div
          ref={strip}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          role="group"
          aria-label={label}
          onKeyDown={onKeyDown}
          onScroll={onScroll}
          className="no-scrollbar flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth focus-visible:-outline-offset-3"
        >
          {items.map((item, at) => (
            <div
              key={itemKey(item)}
              className="relative size-full shrink-0 snap-center overflow-hidden"
            >
              {slide(item, at, Math.abs(at - index) <= 1)}
            </div>
          ))}
        </div>
        {items.length > 1 && <Steering index={index} count={items.length} turn={turn} />}
      </div>
      {items.length > 1 && below?.(index, goTo)}
    </section>
  )
}

function useStrip(count: number) {
  const strip = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  /** Where it is scrolling to, so that two quick presses turn two pictures. */
  const aim = useRef<number>(undefined)
  const goTo = (target: number) => {
    const box = strip.current
    const round = (target + count) % count
    aim.current = round === index ? undefined : round
    box?.scrollTo({ left: round * box.clientWidth })
  }
  const turn = (step: number) => goTo((aim.current ?? index) + step)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0 || event.target !== strip.current) return
    event.preventDefault()
    turn(step)
  }
  const onScroll = () => {
    const box = strip.current
    if (!box) return
    const at = Math.round(box.scrollLeft / box.clientWidth)
    if (at === aim.current) aim.current = undefined
    setIndex(at)
  }
  return { strip, index, goTo, turn, onKeyDown, onScroll }
}

interface SteeringProps {
  index: number
  count: number
  turn: (step: number) => void
}

function Steering({ index, count, turn }: SteeringProps) {
  return (
    <>
      <IconButton
        variant="solid"
        label={copy.previousPicture}
        icon={<ChevronLeftIcon />}
        onClick={() => turn(-1)}
        className={cx(turnClass, 'left-4')}
      />
      <IconButton
        variant="solid"
        label={copy.nextPicture}
        icon={<ChevronRightIcon />}
        onClick={() => turn(1)}
        className={cx(turnClass, 'right-4')}
      />
      <p
        aria-live="polite"
        className="absolute right-4 bottom-4 rounded-full bg-ink/80 px-3 py-1 font-semibold text-paper text-xs tabular-nums"
      >
        {copy.pictureOf(index + 1, count)}
      </p>
    </>
  )
}

const turnClass = 'absolute top-1/2 -mt-[22px] max-sm:hidden'
