import { type ReactNode, Suspense, useState } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { Skeleton } from '#design/ui/states/Skeleton.tsx'
import { Dialog } from '#design/ui/surfaces/Dialog.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import type { ThingCounts } from '#listings/rules/fit/things.ts'
import { copy } from './copy.ts'

const loadPlanner = () => import('./FitPlanner.tsx')
const FitPlanner = lazyPart(async () => ({ default: (await loadPlanner()).FitPlanner }))

interface FitDialogProps {
  counts: ThingCounts
  onChange: (counts: ThingCounts) => void
  onClose: () => void
  action?: ReactNode
}

/** Mount it to open it. */
export function FitDialog({ counts, onChange, onClose, action }: FitDialogProps) {
  const [clears, setClears] = useState(0)
  const clear = () => {
    setClears(clears + 1)
    onChange({})
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title}
      size="lg"
      footer={
        <>
          <Button variant="ghost" onClick={clear}>
            {copy.clear}
          </Button>
          <Button variant={action ? 'secondary' : 'primary'} onClick={onClose}>
            {copy.close}
          </Button>
          {action}
        </>
      }
    >
      <p className="mb-5 text-ink-soft">{copy.intro}</p>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <FitPlanner key={clears} counts={counts} onChange={onChange} />
      </Suspense>
    </Dialog>
  )
}
