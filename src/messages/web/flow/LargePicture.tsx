import type { KeyboardEvent } from 'react'
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
  const steer = (event: KeyboardEvent) => {
    const step = keys[event.key]
    if (step && count > 1) goBy(step)
  }
  return (
    <Dialog
      open
      size="lg"
      title={copy.thread.picture(at + 1, count)}
      onClose={() => onChange(undefined)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons do what the keys do */}
      <div onKeyDown={steer} className="grid gap-3">
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
