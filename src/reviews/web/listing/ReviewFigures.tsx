import { cx } from '#design/ui/base/cx.ts'
import { aspectsOf } from '../../rules/review-aspects.ts'
import type { ReviewsMeta } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import { Stars } from '../Stars.tsx'

const words = copy.tab

export function ReviewFigures({ meta }: { meta: ReviewsMeta }) {
  const { rating, distribution, aspects } = meta
  const all = distribution.reduce((sum, count) => sum + count, 0)
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div className="grid content-start gap-3">
        {rating ? (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-display font-semibold text-4xl tabular-nums">
              {rating.average.toFixed(1)}
            </span>
            <Stars rating={rating.average} className="text-xl" />
            <span className="text-ink-soft text-sm">{words.average(rating)}</span>
          </p>
        ) : (
          <p className="text-ink-soft">{words.fewer}</p>
        )}
        {rating && <AspectAverages aspects={aspects} />}
      </div>
      <ul aria-label={words.distribution} className="grid content-start gap-1.5">
        {distribution
          .map((count, index) => ({ count, stars: index + 1 }))
          .reverse()
          .map(({ count, stars }) => (
            <li key={stars} className="grid grid-cols-[4rem_1fr_2rem] items-center gap-3 text-sm">
              <span className="sr-only">{words.bar(stars, count)}</span>
              <span aria-hidden="true">{copy.stars(stars)}</span>
              <span aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-sunk">
                <span
                  className={cx('block h-full rounded-full bg-green')}
                  style={{ width: `${(100 * count) / Math.max(1, all)}%` }}
                />
              </span>
              <span aria-hidden="true" className="text-right tabular-nums">
                {count}
              </span>
            </li>
          ))}
      </ul>
    </div>
  )
}

function AspectAverages({ aspects }: Pick<ReviewsMeta, 'aspects'>) {
  const labels = Object.entries(aspectsOf.renter) as [keyof typeof aspectsOf.renter, string][]
  return (
    <dl className="grid gap-1 text-sm">
      {labels.map(([aspect, label]) => {
        const average = aspects[aspect]
        return average === undefined ? null : (
          <div key={aspect} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="tabular-nums">{average.toFixed(1)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
