import { type ReactNode, useCallback, useId, useRef, useState } from 'react'
import type { User } from '#accounts/rules/wire.ts'
import { toast } from '#foundation/web/toast/toast.ts'
import { Avatar } from '#foundation/web/ui/Avatar.tsx'
import { Button } from '#foundation/web/ui/Button.tsx'
import { FieldError } from '#foundation/web/ui/Field.tsx'
import { CameraIcon } from '#foundation/web/ui/icons/ThingIcons.tsx'
import { accounts } from '../api.ts'
import { copy } from '../copy.ts'
import { useKeepMe } from '../me-query.ts'
import { useAction } from '../use-action.ts'
import { CropDialog } from './CropDialog.tsx'
import { PICTURE_TYPES, type PictureProblem, pictureProblem } from './picture-limits.ts'
import { RemovePicture } from './RemovePicture.tsx'

/** A picture within the limit is saved at once; a larger one is refused, then offered to shrink. */
export function PictureField({ me }: { me: User }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const keepMe = useKeepMe()
  const [problem, setProblem] = useState<PictureProblem>()
  const [chosen, setChosen] = useState<File>()
  const [cropping, setCropping] = useState(false)
  const closeCrop = useCallback(() => setCropping(false), [])

  const upload = useAction(async (picture: File) => {
    await keepMe(await accounts.uploadPicture(me._id, picture))
    setProblem(undefined)
    closeCrop()
    toast.success(copy.personal.updated)
  })

  const choose = (file: File | undefined) => {
    if (!file) return
    const found = pictureProblem(file)
    setProblem(found)
    setChosen(found === 'notPicture' ? undefined : file)
    if (found) toast.error(copy.picture[found])
    else void upload.run(file)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
      <Avatar name={`${me.firstName} ${me.lastName}`} src={me.profilePicture} size="lg" />
      <div className="min-w-0 flex-1 basis-64">
        <label htmlFor={id} className="sr-only">
          {copy.picture.heading}
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
        <Buttons>
          <Button
            variant="secondary"
            size="sm"
            icon={<CameraIcon />}
            loading={upload.busy}
            onClick={() => input.current?.click()}
          >
            {me.profilePicture ? copy.picture.change : copy.picture.add}
          </Button>
          {chosen && !problem && me.profilePicture && (
            <Button variant="ghost" size="sm" onClick={() => setCropping(true)}>
              {copy.picture.adjust}
            </Button>
          )}
          {me.profilePicture && <RemovePicture me={me} />}
        </Buttons>
        <p id={`${id}-help`} className="mt-2 text-ink-soft text-sm">
          {copy.picture.help}
        </p>
        {problem && <FieldError id={`${id}-error`}>{copy.picture[problem]}</FieldError>}
        {problem === 'tooLarge' && (
          <div className="mt-3 rounded-card bg-kraft-soft p-4">
            <p className="text-sm">{copy.picture.shrinkOffer}</p>
            <Button size="sm" className="mt-3" onClick={() => setCropping(true)}>
              {copy.picture.shrink}
            </Button>
          </div>
        )}
      </div>
      {cropping && chosen && <CropDialog file={chosen} onClose={closeCrop} onUse={upload.run} />}
    </div>
  )
}

function Buttons({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-2">{children}</div>
}
