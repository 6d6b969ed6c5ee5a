import { type ReactNode, useId } from 'react'
import { copy } from '../base/copy.ts'
import { cx } from '../base/cx.ts'
import { labelClass } from '../fields/label-class.ts'

export type Range = readonly [low: number, high: number]

interface SliderFrameProps {
  label: string
  hideLabel?: boolean
  min: number
  max: number
  step?: number
  formatValue?: (value: number) => string
  disabled?: boolean
  className?: string
}

export interface RangeSliderProps extends SliderFrameProps {
  value: Range
  onChange: (value: Range) => void
  // Drawn above the track on the same scale: a Histogram.
  children?: ReactNode
}

export function RangeSlider({
  label,
  hideLabel = false,
  min,
  max,
  step = 1,
  formatValue = String,
  disabled,
  className,
  value: [low, high],
  onChange,
  children,
}: RangeSliderProps) {
  const id = useId()
  const scale = { min, max, step, disabled, formatValue }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold a label beside its legend
    <div role="group" aria-labelledby={id} className={cx('min-w-0', className)}>
      <p className={cx('flex items-baseline justify-between gap-4', hideLabel && 'sr-only')}>
        <span id={id} className={labelClass}>
          {label}
        </span>
        <span className="text-ink-soft text-sm tabular-nums">
          {formatValue(low)} to {formatValue(high)}
        </span>
      </p>
      {children && <div className="-mb-[22px] px-[22px]">{children}</div>}
      <div className="relative isolate h-11">
        <Track from={(low - min) / (max - min)} to={(high - min) / (max - min)} />
        <Thumb
          {...scale}
          label={copy.lowest(label)}
          value={low}
          // Where both are at one point, the pointer takes the one that has more room to go to.
          isOnTop={low - min > max - low}
          onChange={next => onChange([Math.min(next, high), high])}
        />
        <Thumb
          {...scale}
          label={copy.highest(label)}
          value={high}
          onChange={next => onChange([low, Math.max(next, low)])}
        />
      </div>
    </div>
  )
}

export interface SliderProps extends SliderFrameProps {
  value: number
  onChange: (value: number) => void
}

export function Slider({ label, hideLabel = false, className, value, ...rest }: SliderProps) {
  const { min, max, step = 1, formatValue = String, disabled, onChange } = rest
  return (
    <div className={cx('min-w-0', className)}>
      <p className={cx('flex items-baseline justify-between gap-4', hideLabel && 'sr-only')}>
        <span aria-hidden="true" className={labelClass}>
          {label}
        </span>
        <span className="text-ink-soft text-sm tabular-nums">{formatValue(value)}</span>
      </p>
      <div className="relative h-11">
        <Track from={0} to={(value - min) / (max - min)} />
        <Thumb {...{ label, min, max, step, disabled, formatValue, value, onChange }} />
      </div>
    </div>
  )
}

interface ThumbProps {
  label: string
  min: number
  max: number
  step: number
  disabled?: boolean
  formatValue: (value: number) => string
  value: number
  onChange: (value: number) => void
  isOnTop?: boolean
}

function Thumb({ label, formatValue, onChange, isOnTop = false, ...input }: ThumbProps) {
  return (
    <input
      {...input}
      type="range"
      aria-label={label}
      aria-valuetext={formatValue(input.value)}
      onChange={event => onChange(Number(event.target.value))}
      className={cx('range-thumb absolute inset-0 w-full', isOnTop && 'z-1')}
    />
  )
}

// Positions are SVG attributes: a style attribute would not pass the content policy.
function Track({ from, to }: { from: number; to: number }) {
  const width = Math.max(to - from, 0)
  return (
    <div className="absolute inset-x-[22px] top-1/2 -mt-[3px]">
      <svg width="100%" height="6" aria-hidden="true" className="block overflow-visible">
        <rect
          width="100%"
          height="6"
          rx="3"
          className="fill-hairline forced-colors:fill-[GrayText]"
        />
        <rect
          x={`${from * 100}%`}
          width={`${width * 100}%`}
          height="6"
          rx="3"
          className="fill-green forced-colors:fill-[Highlight]"
        />
      </svg>
    </div>
  )
}
