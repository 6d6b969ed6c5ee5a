import { useState } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { RulerIcon } from '#design/ui/icons/ThingIcons.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import { isAtLeast, planFit } from '#listings/rules/fit/plan-fit.ts'
import { copy } from './copy.ts'
import { FitDialog } from './FitDialog.tsx'
import { useChosenThings } from './use-chosen-things.ts'

export function FitCheck({ size }: { size: string | undefined }) {
  const [isOpen, setOpen] = useState(false)
  const { counts, choose } = useChosenThings()
  const plan = planFit(counts)
  if (size === undefined) return null
  return (
    <section className="grid justify-items-start gap-3">
      <div>
        <h3 className="font-semibold text-base">{copy.willItFit}</h3>
        {!plan.longest && <p className="text-ink-soft text-sm">{copy.willItFitWords}</p>}
      </div>
      {plan.longest && <Verdict size={size} plan={plan} />}
      <Button
        variant="secondary"
        size="sm"
        icon={<RulerIcon />}
        onClick={() => setOpen(true)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      >
        {plan.longest ? copy.change : copy.check}
      </Button>
      {isOpen && <FitDialog counts={counts} onChange={choose} onClose={() => setOpen(false)} />}
    </section>
  )
}

function Verdict({ size, plan }: { size: string; plan: ReturnType<typeof planFit> }) {
  const volume = copy.cubicMetres(plan.litres)
  if (!plan.fit) return <Alert tone="warning">{copy.tooMuch}</Alert>
  const { space } = plan.fit
  return isAtLeast(size, space) ? (
    <Alert tone="success">{copy.fits(volume, space.feet)}</Alert>
  ) : (
    <Alert tone="warning">{copy.fitsNot(volume, space.feet)}</Alert>
  )
}
