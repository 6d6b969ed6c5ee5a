import { cx } from '#design/ui/base/cx.ts'
import { roundTop } from '#design/ui/charts/chart-scale.ts'
import { moneyText } from '../money-text.ts'
import { copy } from './copy.ts'
import type { EarningsMonth } from './months-of.ts'

const words = copy.earnings
const height = 232
const floor = 204
const ceiling = 20
const textClass = 'text-[min(var(--text-xs),6.5cqw)]'

/**
 * Widths in per cent and heights in pixels, so that it fits every screen and its text keeps its
 * size. The table beside it shows the same figures.
 */
export function EarningsChart({ months }: { months: readonly EarningsMonth[] }) {
  const top = roundTop(Math.max(...months.flatMap(({ earned, paidOut }) => [earned, paidOut])))
  const rise = (amount: number) => (Math.max(amount, 0) / top) * (floor - ceiling)
  const width = 100 / months.length
  return (
    <div className="@container">
      <ul aria-hidden="true" className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <Key look="bg-green">{words.net}</Key>
        <Key look="bg-kraft">{words.paidOut}</Key>
      </ul>
      <svg width="100%" height={height} aria-hidden="true" className="block overflow-visible">
        {[0, 0.5, 1].map(part => (
          <g key={part}>
            <line
              x2="100%"
              y1={floor - rise(top * part)}
              y2={floor - rise(top * part)}
              className="stroke-hairline"
            />
            <text y={floor - rise(top * part) - 5} className={cx(textClass, 'fill-ink-faint')}>
              {part > 0 && moneyText(Math.round(top * part))}
            </text>
          </g>
        ))}
        {months.map(({ month, short, name, earned, paidOut }, index) => (
          <g key={month}>
            <title>{`${name}: ${words.net} ${moneyText(earned)}, ${words.paidOut} ${moneyText(paidOut)}`}</title>
            <rect x={`${index * width}%`} width={`${width}%`} height={floor} fill="transparent" />
            {[earned, paidOut].map((amount, bar) => (
              <rect
                key={bar === 0 ? 'earned' : 'paidOut'}
                x={`${(index + 0.16 + bar * 0.35) * width}%`}
                width={`${width * 0.32}%`}
                y={floor - rise(amount)}
                height={rise(amount)}
                rx="3"
                className={bar === 0 ? 'fill-green' : 'fill-kraft'}
              />
            ))}
            <text
              x={`${(index + 0.5) * width}%`}
              y={height - 8}
              textAnchor="middle"
              className={cx(
                textClass,
                'fill-ink-soft',
                index % 2 === 1 && '@max-[24rem]:hidden',
                index % 4 === 2 && '@max-[12rem]:hidden',
              )}
            >
              {short}
            </text>
          </g>
        ))}
      </svg>
    </div>
  )
}

function Key({ look, children }: { look: string; children: string }) {
  return (
    <li className="flex items-center gap-2 text-ink-soft">
      <span className={cx('size-3 rounded-sm', look)} />
      {children}
    </li>
  )
}
