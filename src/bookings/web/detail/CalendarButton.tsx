import { saveFile } from '#accounts/web/save-file.ts'
import { useAction } from '#accounts/web/use-action.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { CalendarIcon } from '#design/ui/icons/ThingIcons.tsx'
import { copy } from '../copy.ts'

interface CalendarButtonProps {
  /** Such as "the booking": one page may offer several files. */
  what: string
  /** Of the file, without its ending. */
  fileName: string
  read: () => Promise<string>
  className?: string
}

export function CalendarButton({ what, fileName, read, className = '' }: CalendarButtonProps) {
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
      <span>
        {copy.detail.addToCalendar}
        <span className="sr-only">: {what}</span>
      </span>
    </Button>
  )
}
