import { IconButton } from '#design/ui/actions/IconButton.tsx'
import { CloseIcon } from '#design/ui/icons/FrameIcons.tsx'
import { Spinner } from '#design/ui/icons/Spinner.tsx'
import { copy } from '../copy.ts'

interface ChosenPicturesProps {
  pictures: readonly string[]
  busy: boolean
  onRemove: (path: string) => void
}

export function ChosenPictures({ pictures, busy, onRemove }: ChosenPicturesProps) {
  if (pictures.length === 0 && !busy) return null
  return (
    <ul aria-label={copy.pictures.chosen} className="mb-2 flex flex-wrap gap-2.5">
      {pictures.map((path, at) => (
        <li key={path} className="relative">
          <img
            src={path}
            alt={copy.thread.picture(at + 1, pictures.length)}
            className="size-20 rounded-field border border-hairline bg-sunk object-cover"
          />
          <IconButton
            small
            variant="solid"
            label={copy.pictures.remove(at + 1)}
            icon={<CloseIcon />}
            onClick={() => onRemove(path)}
            className="absolute! -top-2 -right-2 scale-80"
          />
        </li>
      ))}
      {busy && (
        <li className="grid size-20 place-items-center rounded-field border border-hairline bg-sunk">
          <Spinner />
          <span role="status" className="sr-only">
            {copy.pictures.busy}
          </span>
        </li>
      )}
    </ul>
  )
}
