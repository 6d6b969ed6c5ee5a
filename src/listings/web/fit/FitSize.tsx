import { useState } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { RulerIcon } from '#design/ui/icons/ThingIcons.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import { planFit } from '#listings/rules/fit/plan-fit.ts'
import { copy } from './copy.ts'
import { FitDialog } from './FitDialog.tsx'
import { useChosenThings } from './use-chosen-things.ts'

interface FitSizeProps {
  /** Called with the smallest size that holds everything. */
  onChoose: (size: string) => void
}

export function FitSize({ onChoose }: FitSizeProps) {
  const [isOpen, setOpen] = useState(false)
  const { counts, choose } = useChosenThings()
  const fit = isOpen ? planFit(counts).fit : null
  const close = () => setOpen(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        icon={<RulerIcon />}
        className="-mt-3 -ml-3 justify-self-start"
        onClick={() => setOpen(true)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      >
        {copy.ask}
      </Button>
      {isOpen && (
        <FitDialog
          counts={counts}
          onChange={choose}
          onClose={close}
          action={
            fit && (
              <Button
                onClick={() => {
                  onChoose(fit.space.size)
                  close()
                }}
              >
                {copy.use(fit.space.feet)}
              </Button>
            )
          }
        />
      )}
    </>
  )
}
