import type { Spread } from '#listings/rules/editing/price-suggestion.ts'
import { poundsText } from '../../money-text.ts'
import { copy } from './copy.ts'
import { shareBetween } from './share-between.ts'

interface SpreadChartProps {
  name: string
  spread: Spread
  yours: number | null
}

const words = copy.suggestion
const barTop = 26
const barHeight = 14
const inset = 2

/** The line is the whole range, the bar the middle half, the tick the median. */
export function SpreadChart({ name, spread, yours }: SpreadChartProps) {
  const { lowest, highest, median } = spread
  return (
    <figure>
      <figcaption className="font-semibold text-sm">
        {name}
        <span className="sr-only">
          {': '}
          {words.spoken(poundsText(lowest), poundsText(median), poundsText(highest))}
        </span>
      </figcaption>
      <Drawn spread={spread} yours={yours} />
      <p className="flex flex-wrap justify-between gap-x-4 text-sm tabular-nums">
        <span>{words.median(poundsText(median))}</span>
        {yours ? (
          <span className="inline-flex items-center gap-1.5 font-semibold">
            <span aria-hidden="true" className="size-2.5 rounded-full bg-green" />
            {words.yours(poundsText(yours))}
          </span>
        ) : null}
      </p>
    </figure>
  )
}

function Drawn({ spread, yours }: Pick<SpreadChartProps, 'spread' | 'yours'>) {
  const { lowest, highest, median, lowerQuartile, upperQuartile } = spread
  const ends: [number, number] = [Math.min(lowest, yours || lowest), Math.max(highest, yours || 0)]
  const across = (pounds: number) => inset + shareBetween(pounds, ends) * (100 - 2 * inset)
  const middle = barTop + barHeight / 2
  return (
    <svg width="100%" height="64" aria-hidden="true" className="block overflow-visible">
      <line
        x1={`${across(lowest)}%`}
        x2={`${across(highest)}%`}
        y1={middle}
        y2={middle}
        strokeWidth="2"
        strokeLinecap="round"
        className="stroke-ink-faint"
      />
      <rect
        x={`${across(lowerQuartile)}%`}
        width={`${Math.max(across(upperQuartile) - across(lowerQuartile), 1)}%`}
        y={barTop}
        height={barHeight}
        rx="4"
        className="fill-kraft"
      />
      <line
        x1={`${across(median)}%`}
        x2={`${across(median)}%`}
        y1={barTop - 4}
        y2={barTop + barHeight + 4}
        strokeWidth="3"
        className="stroke-ink"
      />
      {yours ? (
        <circle
          cx={`${across(yours)}%`}
          cy={middle}
          r="7"
          strokeWidth="3"
          className="fill-green stroke-surface"
        />
      ) : null}
      <text x={`${across(lowest)}%`} y="60" className="fill-ink-soft text-xs tabular-nums">
        {poundsText(lowest)}
      </text>
      {highest > lowest && (
        <text
          x={`${across(highest)}%`}
          y="60"
          textAnchor="end"
          className="fill-ink-soft text-xs tabular-nums"
        >
          {poundsText(highest)}
        </text>
      )}
    </svg>
  )
}
