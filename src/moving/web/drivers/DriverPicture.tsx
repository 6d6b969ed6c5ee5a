import { useCallback, useId, useRef, useState } from 'react'
import { CropDialog } from '#accounts/web/picture/CropDialog.tsx'
import {
  PICTURE_TYPES,
  type PictureProblem,
  pictureProblem,
} from '#accounts/web/picture/picture-limits.ts'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#foundation/web/toast/toast.ts'
import { Avatar } from '#foundation/web/ui/Avatar.tsx'
import { Button } from '#foundation/web/ui/Button.tsx'
import { FieldError } from '#foundation/web/ui/Field.tsx'
import { CameraIcon } from '#foundation/web/ui/icons/ThingIcons.tsx'
import { moving } from '../api.ts'
import { copy } from './copy.ts'

const words = copy.picture

interface DriverPictureProps {
  name: string
  value: string | null
  onChange: (path: string | null) => void
}

/** Uploaded as soon as it is chosen; the driver is saved with the address it was given. */
export function DriverPicture({ name, value, onChange }: DriverPictureProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<PictureProblem>()
  const [chosen, setChosen] = useState<File>()
  const [cropping, setCropping] = useState(false)
  const closeCrop = useCallback(() => setCropping(false), [])

  const upload = useAction(async (picture: File) => {
    onChange(await moving.uploadDriverPicture(picture))
    setProblem(undefined)
    closeCrop()
  })
  const choose = (file: File | undefined) => {
    if (!file) return
    const found = pictureProblem(file)
    setProblem(found)
    setChosen(found === 'notPicture' ? undefined : file)
    if (found) toast.error(words[found])
    else void upload.run(file)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar name={name} src={value} size="lg" />
      <div className="min-w-0 flex-1 basis-52">
        <label htmlFor={id} className="sr-only">
          {words.label}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          name="profilePicture"
          accept={PICTURE_TYPES.join(',')}
          tabIndex={-1}
          aria-describedby={problem ? `${id}-help ${id}-error` : `${id}-help`}
          onChange={event => {
            choose(event.target.files?.[0])
            // The same file can then be chosen again.
            event.target.value = ''
          }}
          className="sr-only"
        />
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon={<CameraIcon />}
            loading={upload.busy}
            onClick={() => input.current?.click()}
          >
            {value ? words.change : words.add}
          </Button>
          {value && (
            <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
              {words.remove}
            </Button>
          )}
        </div>
        <p id={`${id}-help`} className="mt-2 text-ink-soft text-sm">
          {words.help}
        </p>
        {problem && <FieldError id={`${id}-error`}>{words[problem]}</FieldError>}
        {problem === 'tooLarge' && (
          <div className="mt-3 rounded-card bg-kraft-soft p-4">
            <p className="text-sm">{words.shrinkOffer}</p>
            <Button size="sm" className="mt-3" onClick={() => setCropping(true)}>
              {words.shrink}
            </Button>
          </div>
        )}
      </div>
      {cropping && chosen && <CropDialog file={chosen} onClose={closeCrop} onUse={upload.run} />}
    </div>
  )
}
