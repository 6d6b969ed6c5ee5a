import { useEffect, useEffectEvent } from 'react'
import { IconButton } from '#design/ui/actions/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { Dialog } from '#design/ui/surfaces/Dialog.tsx'
import { copy } from '../copy.ts'

interface LargePictureProps {
  pictures: readonly string[]
  at: number
  /** Undefined closes it. */
  onChange: (at: number | undefined) => void
}

const keys: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

export default function LargePicture({ pictures, at, onChange }: LargePictureProps) {
  const count = pictures.length
  const goBy = (step: number) => onChange((at + step + count) % count)
  const steer = useEffectEvent(({ key }: KeyboardEvent) => {
    const step = keys[key]
    if (step && count > 1) goBy(step)
  })
  // Of the whole page, because a dialog that opens has the focus itself.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => steer(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <Dialog
      open
      size="lg"
      title={copy.thread.picture(at + 1, count)}
      onClose={() => onChange(undefined)}
    >
      <div className="grid gap-3">
        <img
          src={pictures[at]}
          alt={copy.thread.picture(at + 1, count)}
          className="max-h-[68dvh] w-full rounded-field bg-sunk object-contain"
        />
        {count > 1 && (
          <div className="flex justify-center gap-3">
            <IconButton
              variant="solid"
              label={copy.pictures.previous}
              icon={<ChevronLeftIcon />}
              onClick={() => goBy(-1)}
            />
            <IconButton
              variant="solid"
              label={copy.pictures.next}
              icon={<ChevronRightIcon />}
              onClick={() => goBy(1)}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}
