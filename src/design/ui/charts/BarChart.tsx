import { copy } from '../base/copy.ts'
import { cx } from '../base/cx.ts'
import { Disclosure } from '../surfaces/Disclosure.tsx'
import { roundTop } from './chart-scale.ts'

export interface Bar {
  // Short under the bar ("Mar"), long in the table ("March 2026").
  label: string
  name: string
  value: number
}

export interface BarChartProps {
  caption: string
  bars: readonly Bar[]
  format: (value: number) => string
  valueHeading: string
  className?: string
}

const chartHeight = 200
const floorY = 172
const topY = 24

// Percentages across, pixels up: the chart fits every width and its text keeps its size.
export function BarChart({ caption, bars, format, valueHeading, className }: BarChartProps) {
  const top = roundTop(Math.max(...bars.map(bar => bar.value), 0))
  const heightOf = (value: number) => (value / top) * (floorY - topY)
  return (
    <figure className={className}>
      <figcaption className="mb-3 font-semibold">{caption}</figcaption>
      <div className="flex gap-2">
        <Heights {...{ top, heightOf, format }} />
        <svg
          width="100%"
          height={chartHeight}
          aria-hidden="true"
          className="min-w-0 flex-1 overflow-visible"
        >
          <HeightLines {...{ top, heightOf }} />
          {bars.map((bar, index) => (
            <BarDrawn key={bar.name} {...{ bars, index, format }} height={heightOf(bar.value)} />
          ))}
        </svg>
      </div>
      <Numbers {...{ caption, bars, format, valueHeading }} />
    </figure>
  )
}

interface HeightsProps {
  top: number
  heightOf: (value: number) => number
}

function HeightLines({ top, heightOf }: HeightsProps) {
  return [0, 0.5, 1].map(part => (
    <line
      key={part}
      x1="0"
      x2="100%"
      y1={floorY - heightOf(top * part)}
      y2={floorY - heightOf(top * part)}
      className="stroke-hairline"
    />
  ))
}

// Beside the bars, as wide as the longest of them.
function Heights({ top, heightOf, format }: HeightsProps & Pick<BarChartProps, 'format'>) {
  const heights = [top / 2, top]
  const longest = Math.max(...heights.map(height => format(height).length))
  return (
    <svg
      width={`${longest}ch`}
      height={chartHeight}
      aria-hidden="true"
      className="shrink-0 fill-ink-soft text-[min(var(--text-xs),4.2vw)] tabular-nums"
    >
      {heights.map(height => (
        <text key={height} x="100%" y={floorY - heightOf(height)} dy="0.35em" textAnchor="end">
          {format(height)}
        </text>
      ))}
    </svg>
  )
}

interface BarDrawnProps extends Pick<BarChartProps, 'bars' | 'format'> {
  index: number
  height: number
}

function BarDrawn({ bars, index, format, height }: BarDrawnProps) {
  const bar = bars[index]
  if (!bar) return null
  const width = 100 / bars.length
  const last = index === bars.length - 1
  return (
    <g className="group">
      <rect x={`${index * width}%`} width={`${width}%`} height={floorY} fill="transparent" />
      <rect
        x={`${index * width + width * 0.22}%`}
        width={`${width * 0.56}%`}
        y={floorY - height}
        height={height}
        rx="4"
        className={cx(
          'transition-colors',
          last ? 'fill-green' : 'fill-kraft group-hover:fill-green',
        )}
      />
      <text
        x={`${(index + 0.5) * width}%`}
        y={floorY - height - 7}
        textAnchor={last ? 'end' : 'middle'}
        dx={last ? '1em' : 0}
        className={cx(
          'fill-ink stroke-[4px] stroke-surface font-semibold text-xs tabular-nums [paint-order:stroke]',
          !last && 'opacity-0 group-hover:opacity-100',
        )}
      >
        {format(bar.value)}
      </text>
      <text
        x={`${(index + 0.5) * width}%`}
        y={chartHeight - 8}
        textAnchor="middle"
        className={cx(
          'fill-ink-soft text-[min(var(--text-xs),4.2vw)]',
          bars.length > 8 && (bars.length - 1 - index) % 2 === 1 && 'max-sm:hidden',
        )}
      >
        {bar.label}
      </text>
    </g>
  )
}

/** The same as a table, for screen readers and for exact numbers. */
function Numbers({ caption, bars, format, valueHeading }: BarChartProps) {
  return (
    <Disclosure label={copy.numbers} className="mt-2 text-sm">
      <table className="w-full max-w-md tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{copy.period}</th>
            <th scope="col">{valueHeading}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(bar => (
            <tr key={bar.name} className="border-hairline border-b">
              <th scope="row" className="py-2 text-left font-normal text-ink-soft">
                {bar.name}
              </th>
              <td className="py-2 text-right font-semibold">{format(bar.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  )
}
