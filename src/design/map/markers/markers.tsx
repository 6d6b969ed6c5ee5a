import { cx } from '../../ui/base/cx.ts'
import { copy } from '../drawing/copy.ts'
import type { MapCluster, MapPin } from '../drawing/map-types.ts'
import { circlePixels } from './gather-circles.ts'
import { inLetters } from './letter-scale.ts'

interface PinButtonProps {
  pin: MapPin
  onChoose?: ((id: string) => void) | undefined
  onHover?: ((id: string | undefined) => void) | undefined
}

/** A price tag with a point at its place. */
export function PinButton({ pin, onChoose, onHover }: PinButtonProps) {
  const { id, label, name, selected = false } = pin
  return (
    <button
      type="button"
      aria-label={name}
      aria-pressed={selected}
      onClick={() => onChoose?.(id)}
      onPointerEnter={() => onHover?.(id)}
      onPointerLeave={() => onHover?.(undefined)}
      onFocus={() => onHover?.(id)}
      onBlur={() => onHover?.(undefined)}
      className="group touch-target relative flex cursor-pointer flex-col items-center pb-1.5 outline-none"
    >
      <span className={cx(pinClass, selected ? chosenClass : restingClass)}>{label}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 16 8"
        className={cx(
          '-mt-px h-2 w-4 transition-colors duration-150',
          selected ? 'fill-green' : 'fill-surface group-hover:fill-green',
        )}
      >
        <path d="M0 0h16L9 7.3a1.4 1.4 0 0 1-2 0L0 0Z" />
      </svg>
    </button>
  )
}

const pinClass =
  'rounded-full px-3 py-1 font-semibold text-sm tabular-nums leading-5 shadow-soft ring-1 ' +
  'transition-colors duration-150 group-focus-visible:outline-3 group-focus-visible:outline-focus ' +
  'group-focus-visible:outline-offset-2'
const restingClass =
  'bg-surface text-ink ring-hairline group-hover:bg-green group-hover:text-on-green'
const chosenClass = 'bg-green text-on-green ring-green'

const shortCount = new Intl.NumberFormat('en-GB', { notation: 'compact' })

interface ClusterButtonProps {
  cluster: MapCluster
  onChoose: (cluster: MapCluster) => void
}

/** Grows with its count and its letters, but never so much that it covers its neighbours. */
export function ClusterButton({ cluster, onChoose }: ClusterButtonProps) {
  const { count, about } = cluster
  const width = inLetters(circlePixels(count))
  return (
    <button
      type="button"
      aria-label={copy.cluster(count, about)}
      onClick={() => onChoose(cluster)}
      style={{ width, height: width }}
      className={cx(
        'grid cursor-pointer place-items-center rounded-full border-2 border-surface bg-green font-semibold',
        'text-on-green tabular-nums shadow-soft ring-6 ring-green/15 transition-shadow duration-150',
        'hover:ring-green/30 focus-visible:outline-3 focus-visible:outline-focus focus-visible:outline-offset-2',
        count < 10 ? 'text-sm' : count < 100 ? 'text-base' : 'text-lg',
      )}
    >
      {shortCount.format(count)}
    </button>
  )
}

interface PlacePinProps {
  label: string
  draggable?: boolean
}

/** One place on a map of its own. */
export function PlacePin({ label, draggable = false }: PlacePinProps) {
  const drawing = (
    <svg aria-hidden="true" viewBox="0 0 36 48" className="h-12 w-9 drop-shadow-md">
      <path
        className="fill-green stroke-surface"
        strokeWidth="2"
        d="M18 46.5C14 39.5 2.5 30 2.5 17.5a15.5 15.5 0 0 1 31 0C33.5 30 22 39.5 18 46.5Z"
      />
      <path
        className="fill-amber"
        d="M11 15.5h14v9.25a1.75 1.75 0 0 1-1.75 1.75h-10.5A1.75 1.75 0 0 1 11 24.75Z"
      />
      <path
        className="fill-none stroke-amber"
        strokeWidth="2"
        d="M14.5 15.5v-2.25a1.75 1.75 0 0 1 1.75-1.75h3.5a1.75 1.75 0 0 1 1.75 1.75v2.25"
      />
    </svg>
  )
  if (!draggable) {
    return (
      <div role="img" aria-label={label}>
        {drawing}
      </div>
    )
  }
  return (
    <button
      type="button"
      aria-label={`${label}. ${copy.dragHelp}`}
      title={copy.dragHelp}
      className="grid cursor-grab place-items-center rounded-card active:cursor-grabbing"
    >
      {drawing}
    </button>
  )
}
