import { useRef, useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { FileChoice } from '#design/ui/fields/FileChoice.tsx'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { CameraIcon } from '#design/ui/icons/ThingIcons.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import type { DaySheet, Stop } from '#moving/rules/move-wire.ts'
import { moving } from '../api.ts'
import { copy } from './copy.ts'

interface StopDeedsProps {
  token: string
  stop: Stop
  onChange: (sheet: DaySheet) => void
}

/** One large button opens the camera. Taking the photograph completes the stop. */
export function StopDeeds({ token, stop, onChange }: StopDeedsProps) {
  const input = useRef<HTMLInputElement>(null)
  const { move, kind } = stop

  const mark = useAction(async (file: File) => {
    const photo = await shrinkPhoto(file).catch(() => undefined)
    if (!photo) {
      toast.error(copy.unreadable)
      return
    }
    onChange(await moving.markStop({ token, move, kind }, photo))
    toast.success(kind === 'collect' ? copy.saidCollected : copy.saidDelivered)
  })
  const label = kind === 'collect' ? copy.markCollected : copy.markDelivered
  return (
    <div className="mt-5 grid gap-2 border-hairline border-t pt-5">
      <FileChoice
        ref={input}
        label={label}
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
        {label}
      </Button>
      <p role="status" className="sr-only">
        {mark.busy ? copy.sending : ''}
      </p>
      <FailedStop {...{ token, stop, onChange }} />
    </div>
  )
}

function FailedStop({ token, stop: { move }, onChange }: StopDeedsProps) {
  const [isFailing, setFailing] = useState(false)
  const [reason, setReason] = useState('')
  const fail = useAction(async () => {
    onChange(await moving.failStop({ token, move }, reason))
    setFailing(false)
    toast.success(copy.saidFailed)
  })
  return (
    <>
      <Button
        variant="ghost"
        wide
        onClick={() => setFailing(true)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      >
        {copy.cannot}
      </Button>
      <ConfirmDialog
        open={isFailing}
        onClose={() => setFailing(false)}
        title={copy.failTitle}
        cancelLabel={copy.keep}
        confirmLabel={copy.confirmFail}
        danger
        onConfirm={fail.run}
      >
        <TextArea
          label={copy.reason}
          help={copy.failWords}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
      </ConfirmDialog>
    </>
  )
}

const longestSide = 1600
const quality = 0.82

/** A photograph from a phone is too large for a weak signal. A smaller one shows enough. */
async function shrinkPhoto(file: File): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const blob = await new Promise<Blob | null>(resolve =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  )
  return blob ?? file
}
