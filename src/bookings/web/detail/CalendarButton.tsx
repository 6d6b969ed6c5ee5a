import { saveFile } from '#accounts/web/save-file.ts'
import { useAction } from '#accounts/web/use-action.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { CalendarIcon } from '#design/ui/icons/ThingIcons.tsx'
import { copy } from '../copy.ts'

interface CalendarButtonProps {
  /** Of the file, without its ending. */
  fileName: string
  read: () => Promise<string>
  className?: string
}

export function CalendarButton({ fileName, read, className = '' }: CalendarButtonProps) {
  const download = useAction(async () => {
    saveFile(`${fileName}.ics`, 'text/calendar', await read())
  })
  return (
    <Button
      variant="secondary"
      className={className}
      loading={download.busy}
      onClick={() => void download.run()}
    >
      <CalendarIcon />
      {copy.detail.addToCalendar}
    </Button>
  )
}
