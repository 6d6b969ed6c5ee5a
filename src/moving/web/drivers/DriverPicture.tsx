import { PictureChooser } from '#accounts/web/picture/PictureChooser.tsx'
import { Button } from '#design/ui/actions/Button.tsx'
import { moving } from '../api.ts'
import { copy } from './copy.ts'

interface DriverPictureProps {
  name: string
  value: string | null
  onChange: (path: string | null) => void
}

/** Uploads as soon as a file is chosen. The driver is saved with the resulting address. */
export function DriverPicture({ name, value, onChange }: DriverPictureProps) {
  return (
    <PictureChooser
      label={copy.picture.label}
      help={copy.picture.help}
      name={name}
      value={value}
      onUse={async picture => onChange(await moving.uploadDriverPicture(picture))}
      remove={
        <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
          {copy.picture.remove}
        </Button>
      }
    />
  )
}
