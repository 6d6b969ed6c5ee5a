import { Button } from '#design/ui/actions/Button.tsx'
import { DownloadIcon } from '#design/ui/icons/ArrowIcons.tsx'
import type { CsvFile } from '#foundation/rules/csv-file.ts'
import { saveFile } from './save-file.ts'
import { useAction } from './use-action.ts'

interface CsvButtonProps {
  label: string
  read: () => Promise<CsvFile>
}

export function CsvButton({ label, read }: CsvButtonProps) {
  const save = useAction(async () => {
    const { fileName, csv } = await read()
    saveFile(fileName, 'text/csv', csv)
  })
  return (
    <Button
      variant="secondary"
      icon={<DownloadIcon />}
      loading={save.busy}
      onClick={() => void save.run()}
    >
      {label}
    </Button>
  )
}
