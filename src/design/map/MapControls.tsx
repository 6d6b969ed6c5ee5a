import { IconButton } from '../ui/actions/IconButton.tsx'
import { cx } from '../ui/base/cx.ts'
import { MinusIcon, PlusIcon } from '../ui/icons/ActionIcons.tsx'
import { copy } from './drawing/copy.ts'
import { scaleFor } from './drawing/distances.ts'
import { type Signpost, stackedMap } from './drawing/signposts.ts'
import type { StreetSource } from './drawing/use-streets.ts'

const longestScalePixels = 132
/** Where the scale stands above the credit, it may be longer. */
const longestScaleShare = { beside: 0.27, above: 0.45 }

export function ZoomButtons({ onIn, onOut }: { onIn: () => void; onOut: () => void }) {
  return (
    <div className="absolute top-3 right-3 flex flex-col gap-2">
      <IconButton variant="solid" label={copy.zoomIn} icon={<PlusIcon />} onClick={onIn} />
      <IconButton variant="solid" label={copy.zoomOut} icon={<MinusIcon />} onClick={onOut} />
    </div>
  )
}

interface StreetSwitchProps {
  source: StreetSource
  shown: boolean
  onChange: (shown: boolean) => void
}

/**
 * A street map of another company would tell it about the visit: only people who ask for it get it.
 */
export function StreetSwitch({ source, shown, onChange }: StreetSwitchProps) {
  return (
    <button
      type="button"
      aria-pressed={shown}
      {...(source.kind === 'style' && { title: copy.streetsFrom(new URL(source.url).host) })}
      onClick={() => onChange(!shown)}
      className="absolute top-3 left-3 min-h-11 cursor-pointer rounded-full border border-hairline bg-surface px-4 font-semibold text-ink text-sm shadow-soft hover:bg-sunk"
    >
      {shown ? copy.plain : copy.streets}
    </button>
  )
}

export function ScaleBar({ metresAPixel, width }: { metresAPixel: number; width: number }) {
  const isStacked = width < stackedMap
  const share = isStacked ? longestScaleShare.above : longestScaleShare.beside
  const longest = Math.min(longestScalePixels, width * share)
  const { metres, words } = scaleFor(metresAPixel, longest)
  return (
    <div
      className={cx(
        'pointer-events-none absolute left-1.5 flex items-end gap-2.5 rounded-field bg-surface/80 px-1.5 py-1 text-ink-soft',
        isStacked
          ? 'bottom-[calc(1.75rem+var(--map-foot,0px))]'
          : 'bottom-[calc(0.25rem+var(--map-foot,0px))]',
      )}
    >
      <svg role="img" aria-label={copy.north} viewBox="0 0 16 26" className="h-6.5 w-4">
        <path className="fill-ink-soft" d="M8 0l4.5 12L8 9.8 3.5 12Z" />
        <path
          className="fill-none stroke-ink-soft"
          strokeWidth="1.800"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M4.5 24.5v-8l7 8v-8"
        />
      </svg>
      <div
        role="img"
        aria-label={copy.scale(words)}
        style={{ width: metres / metresAPixel }}
        className="border-ink-soft border-x-[1.5px] border-b-[1.5px] pb-0.5 whitespace-nowrap text-center font-semibold text-[11px] leading-4"
      >
        {words}
      </div>
    </div>
  )
}

/**
 * Hidden from screen readers: the page names the place, and directions on the map do not help
 * there.
 */
export function Signposts({ posts }: { posts: readonly Signpost[] }) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {posts.map(({ name, distance, x, y, degrees }) => (
        <span
          key={name}
          style={{ left: x, top: y }}
          className="absolute flex -translate-x-1/2 -translate-y-1/2 items-center gap-1.5 rounded-full border border-hairline bg-surface/85 py-0.5 pr-2.5 pl-1.5 text-ink-soft text-xs whitespace-nowrap"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            style={{ rotate: `${degrees}deg` }}
            className="size-3.5 shrink-0"
          >
            <path className="fill-kraft" d="M8 1.5l5 12L8 10.8 3 13.5Z" />
          </svg>
          <span className="leading-4">
            <span className="font-semibold text-ink">{name}</span> {distance}
          </span>
        </span>
      ))}
    </div>
  )
}
