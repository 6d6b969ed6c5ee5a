import { BarChart } from '#design/ui/charts/BarChart.tsx'
import { copy } from './copy.ts'

interface ReadingChartProps {
  /** The newest first. */
  readings: readonly { percent: number; readOn: string }[]
  className?: string
}

const mostBars = 12

export function ReadingChart({ readings, className }: ReadingChartProps) {
  const bars = readings
    .slice(0, mostBars)
    .toReversed()
    .map(({ percent, readOn }) => ({
      label: copy.month(readOn),
      name: copy.monthAndYear(readOn),
      value: percent,
    }))
  return (
    <BarChart
      caption={copy.chart}
      bars={bars}
      format={copy.percent}
      valueHeading={copy.humidity}
      className={className}
    />
  )
}
