import type { Range } from '../choices/RangeSlider.tsx'

export interface HistogramBin {
  from: number
  to: number
  count: number
}

export interface HistogramProps {
  caption: string
  bins: readonly HistogramBin[]
  range: Range
  wordsFor: (bin: HistogramBin) => string
}

const chartHeight = 64

// For use above a RangeSlider; bars outside the chosen range are pale.
export function Histogram({ caption, bins, range: [low, high], wordsFor }: HistogramProps) {
  const tallest = Math.max(...bins.map(bin => bin.count), 1)
  const width = 100 / bins.length
  return (
    <figure>
      <svg width="100%" height={chartHeight} aria-hidden="true" className="block">
        {bins.map((bin, index) => {
          const height = bin.count === 0 ? 0 : Math.max((bin.count / tallest) * chartHeight, 3)
          const chosen = bin.to > low && bin.from < high
          return (
            <rect
              key={bin.from}
              x={`${index * width + width * 0.1}%`}
              width={`${width * 0.8}%`}
              y={chartHeight - height}
              height={height}
              rx="2"
              className={chosen ? 'fill-kraft' : 'fill-hairline'}
            />
          )
        })}
      </svg>
      <figcaption className="sr-only">
        {caption}
        <ul>
          {bins.map(bin => (
            <li key={bin.from}>{wordsFor(bin)}</li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}
