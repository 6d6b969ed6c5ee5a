import { useRef, useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { FileChoice } from '#design/ui/fields/FileChoice.tsx'
import { CameraIcon } from '#design/ui/icons/ThingIcons.tsx'
import { FormFault } from '#design/ui/states/FormFault.tsx'
import { photographLimits, shrinkPicture } from '#foundation/web/picture/shrink-picture.ts'
import type { DaySheet, Stop } from '#moving/rules/move-wire.ts'
import { moving } from '../api.ts'
import { FailButton } from '../FailButton.tsx'
import { copy, deedAt } from './copy.ts'

interface StopActionsProps {
  token: string
  stop: Stop
  onChange: (sheet: DaySheet) => void
}

/** A photograph from a phone is too large for a weak signal. A smaller one shows enough. */
const limits = { ...photographLimits, mostBytes: 600_000 }

/** One large button opens the camera. Taking the photograph completes the stop. */
export function StopActions({ token, stop, onChange }: StopActionsProps) {
  const input = useRef<HTMLInputElement>(null)
  const { move, kind } = stop
  const deed = deedAt(stop)

  const [isUnreadable, setUnreadable] = useState(false)
  // Said at the button: without a connection, the code of notices may not be there either.
  const mark = useAction(
    async (file: File) => {
      const photo = await shrinkPicture(file, limits).catch(() => undefined)
      setUnreadable(!photo)
      if (!photo) return
      onChange(await moving.markStop({ token, move, kind }, photo))
      toast.success(deed.marked)
    },
    { atForm: true },
  )
  const fault = isUnreadable ? copy.unreadable : mark.fault
  return (
    <div className="mt-5 grid gap-2 border-hairline border-t pt-5">
      <FileChoice
        ref={input}
        label={deed.mark}
        accept="image/*"
        capture="environment"
        onChoose={file => void mark.run(file)}
      />
      <Button
        size="lg"
        wide
        className="py-2"
        icon={<CameraIcon />}
        loading={mark.busy}
        onClick={() => input.current?.click()}
      >
        {deed.mark}
      </Button>
      {fault && <FormFault>{fault}</FormFault>}
      <p role="status" className="sr-only">
        {mark.busy ? copy.sending : ''}
      </p>
      <FailButton
        move={move}
        wide
        help={copy.failWords}
        onFail={async reason => onChange(await moving.failStop({ token, move }, reason))}
      />
    </div>
  )
}
