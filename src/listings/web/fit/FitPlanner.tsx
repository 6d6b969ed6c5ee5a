import { Suspense } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { cx } from '#design/ui/base/cx.ts'
import { Stepper } from '#design/ui/fields/Stepper.tsx'
import { PlusIcon } from '#design/ui/icons/ActionIcons.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { type FitPlan, planFit } from '#listings/rules/fit/plan-fit.ts'
import {
  fitRooms,
  fitThings,
  type ThingCounts,
  withRoom,
  withThing,
} from '#listings/rules/fit/things.ts'
import { copy } from './copy.ts'

const FitDrawing = lazyPart(() => import('./FitDrawing.tsx'))

interface FitPlannerProps {
  counts: ThingCounts
  onChange: (counts: ThingCounts) => void
}

export function FitPlanner({ counts, onChange }: FitPlannerProps) {
  return (
    <div className="grid gap-6 md:grid-cols-[1fr_17rem]">
      <div className="grid min-w-0 content-start gap-6 max-md:order-last">
        <section>
          <h3 className="mb-3 font-semibold text-base">{copy.rooms}</h3>
          <div className="flex flex-wrap gap-2">
            {fitRooms.map(({ kind, name, holds }) => (
              <Button
                key={kind}
                variant="secondary"
                size="sm"
                icon={<PlusIcon />}
                aria-label={copy.addRoom(name)}
                onClick={() => onChange(withRoom(counts, holds))}
              >
                {name}
              </Button>
            ))}
          </div>
        </section>
        <section>
          <h3 className="mb-3 font-semibold text-base">{copy.things}</h3>
          <div className="grid gap-4 min-[26rem]:grid-cols-2">
            {fitThings.map(({ kind, plural }) => (
              <Stepper
                key={kind}
                label={plural}
                max={99}
                value={counts[kind] ?? 0}
                onChange={count => onChange(withThing(counts, kind, count))}
              />
            ))}
          </div>
        </section>
      </div>
      <Results counts={counts} plan={planFit(counts)} />
    </div>
  )
}

function Results({ counts, plan }: { counts: ThingCounts; plan: FitPlan }) {
  const { longest, fit, litres } = plan
  return (
    <section className="min-w-0 self-start md:sticky md:top-0">
      <h3 className="mb-3 font-semibold text-base">{copy.results}</h3>
      <div role="status" className="rounded-card bg-sunk p-4">
        {longest ? (
          <dl className="grid gap-3">
            <Fact name={copy.smallest} strong>
              {fit ? copy.size(fit.space.feet) : copy.tooMuch}
            </Fact>
            <Fact name={copy.volume}>{copy.cubicMetres(litres)}</Fact>
            <Fact name={copy.longest}>{copy.longestOf(longest.length, longest.name)}</Fact>
          </dl>
        ) : (
          <p className="text-ink-soft">{copy.none}</p>
        )}
      </div>
      {fit && (
        <figure className="mt-4">
          <div className="min-h-56 rounded-card border border-hairline bg-sky-soft p-3">
            <Suspense fallback={null}>
              <FitDrawing fit={fit} counts={counts} className="mx-auto max-h-72 w-full" />
            </Suspense>
          </div>
          <figcaption className="mt-2 text-ink-soft text-sm">{copy.scale}</figcaption>
        </figure>
      )}
    </section>
  )
}

interface FactProps {
  name: string
  strong?: boolean
  children: string
}

function Fact({ name, strong = false, children }: FactProps) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className={cx('font-semibold', strong ? 'font-display text-xl' : 'tabular-nums')}>
        {children}
      </dd>
    </div>
  )
}
