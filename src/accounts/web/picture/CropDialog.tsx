import { useEffect, useState } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { Slider } from '#design/ui/choices/RangeSlider.tsx'
import { Skeleton } from '#design/ui/states/Skeleton.tsx'
import { Dialog } from '#design/ui/surfaces/Dialog.tsx'
import { heicWords, isHeic } from '#foundation/web/picture/picture-kinds.ts'
import { readPicture } from '#foundation/web/picture/read-picture.ts'
import { copy as accountCopy } from '../copy.ts'
import { useAction } from '../use-action.ts'
import { CropStage } from './CropStage.tsx'
import { copy } from './copy.ts'
import { type Crop, mostZoom, wholeOf, zoomed } from './crop.ts'
import { renderCrop } from './render-crop.ts'

interface CropDialogProps {
  file: File
  onClose: () => void
  /** Called when the browser cannot read the file. */
  onUnreadable: (words: string) => void
  onUse: (picture: File) => Promise<void>
}

/** Mount it to open it. */
export function CropDialog({ file, onClose, onUnreadable, onUse }: CropDialogProps) {
  const { picture, crop, setCrop } = usePicture(file, onUnreadable)
  const use = useAction(async () => {
    if (picture && crop) await onUse(await renderCrop(picture, crop))
  })

  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.cropHeading}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {accountCopy.cancel}
          </Button>
          <Button loading={use.busy} disabled={!picture} onClick={use.run}>
            {copy.use}
          </Button>
        </>
      }
    >
      <p id="crop-help" className="mb-4 text-ink-soft">
        {copy.cropHelp}
      </p>
      {picture && crop ? (
        <>
          <CropStage picture={picture} crop={crop} onCrop={setCrop} />
          <Slider
            label={copy.zoom}
            min={1}
            max={mostZoom}
            step={0.05}
            formatValue={value => `${Math.round(value * 100)}%`}
            value={crop.zoom}
            onChange={zoom => setCrop(zoomed(crop, picture, zoom))}
            className="mt-4"
          />
        </>
      ) : (
        <Skeleton className="mx-auto aspect-square w-full max-w-72" />
      )}
    </Dialog>
  )
}

function usePicture(file: File, onUnreadable: (words: string) => void) {
  const [picture, setPicture] = useState<ImageBitmap>()
  const [crop, setCrop] = useState<Crop>()
  useEffect(() => {
    let wanted = true
    let read: ImageBitmap | undefined
    readPicture(file).then(
      bitmap => {
        if (!wanted) return bitmap.close()
        read = bitmap
        setPicture(bitmap)
        setCrop(wholeOf(bitmap))
      },
      () => {
        if (!wanted) return
        onUnreadable(isHeic(file) ? heicWords : copy.unreadable)
      },
    )
    return () => {
      wanted = false
      read?.close()
      setPicture(undefined)
    }
  }, [file, onUnreadable])

  return { picture, crop, setCrop }
}
