import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { FieldError } from '#design/ui/fields/Field.tsx'
import { FileChoice } from '#design/ui/fields/FileChoice.tsx'
import { CameraIcon } from '#design/ui/icons/ThingIcons.tsx'
import { Avatar } from '#design/ui/surfaces/Avatar.tsx'
import { useAction } from '../use-action.ts'
import { CropDialog } from './CropDialog.tsx'
import { copy } from './copy.ts'
import { type PictureProblem, pictureProblem, pictureTypes } from './picture-limits.ts'

interface PictureChooserProps {
  label: string
  help: string
  name: string
  value: string | null
  onUse: (picture: File) => Promise<void>
  /** Shown only while there is a picture. */
  remove: ReactNode
}

/** A picture that is too large is refused first; shrinking it is then offered. */
export function PictureChooser({ label, help, name, value, onUse, remove }: PictureChooserProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { problem, unreadable, chosen, cropping, setCropping, giveUp, upload, choose } =
    useChosenPicture(onUse)
  const openCrop = () => setCropping(true)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar name={name} src={value} size="lg" />
      <div className="min-w-0 flex-1 basis-56">
        <FileChoice
          ref={input}
          label={label}
          name="profilePicture"
          accept={pictureTypes.join(',')}
          aria-describedby={problem ? `${id}-help ${id}-error` : `${id}-help`}
          onChoose={choose}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={<CameraIcon />}
            loading={upload.busy}
            onClick={() => input.current?.click()}
          >
            {value ? copy.change : copy.add}
          </Button>
          {chosen && !problem && value && !upload.busy && (
            <Button variant="ghost" size="sm" onClick={openCrop}>
              {copy.adjust}
            </Button>
          )}
          {value && remove}
        </div>
        <p id={`${id}-help`} className="mt-2 text-ink-soft text-sm">
          {help}
        </p>
        {problem && <FieldError id={`${id}-error`}>{unreadable ?? copy[problem]}</FieldError>}
        {chosen && (problem === 'tooLarge' || problem === 'otherKind') && (
          <FitOffer problem={problem} onAccept={openCrop} />
        )}
      </div>
      {cropping && chosen && (
        <CropDialog
          file={chosen}
          onClose={() => setCropping(false)}
          onUnreadable={giveUp}
          onUse={upload.run}
        />
      )}
    </div>
  )
}

function FitOffer({ problem, onAccept }: { problem: PictureProblem; onAccept: () => void }) {
  return (
    <div className="mt-3 rounded-card bg-kraft-soft p-4">
      <p className="text-sm">{problem === 'tooLarge' ? copy.shrinkOffer : copy.turnOffer}</p>
      <Button size="sm" className="mt-3" onClick={onAccept}>
        {problem === 'tooLarge' ? copy.shrink : copy.turn}
      </Button>
    </div>
  )
}

function useChosenPicture(onUse: (picture: File) => Promise<void>) {
  const [problem, setProblem] = useState<PictureProblem>()
  const [unreadable, setUnreadable] = useState<string>()
  const [chosen, setChosen] = useState<File>()
  const [cropping, setCropping] = useState(false)
  const giveUp = useCallback((words: string) => {
    setCropping(false)
    setChosen(undefined)
    setUnreadable(words)
    toast.error(words)
  }, [])

  const upload = useAction(async (picture: File) => {
    await onUse(picture)
    setProblem(undefined)
    setCropping(false)
  })
  const choose = (file: File) => {
    const found = pictureProblem(file)
    setProblem(found)
    setUnreadable(undefined)
    setChosen(found === 'notPicture' ? undefined : file)
    if (found) toast.error(copy[found])
    else void upload.run(file)
  }
  return { problem, unreadable, chosen, cropping, setCropping, giveUp, upload, choose }
}
