import { useState } from 'react'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { DownloadIcon } from '#design/ui/icons/ArrowIcons.tsx'
import { accounts } from '../api.ts'
import { withProof } from '../form/proof.ts'
import { copy } from '../profile/copy.ts'
import { Section, Setting } from '../profile/Section.tsx'
import { saveFile } from '../save-file.ts'
import { useAction } from '../use-action.ts'
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx'

export function YourDataSection() {
  const [deleting, setDeleting] = useState(false)
  const download = useAction(async () => {
    const data = await withProof(accounts.exportData)
    saveFile(copy.data.exportFile, 'application/json', JSON.stringify(data, null, 2))
    toast.success(copy.data.exported)
  })
  return (
    <Section id="your-data" heading={copy.data.heading}>
      <ul>
        <Setting
          title={copy.data.exportTitle}
          explained={copy.data.exportExplained}
          action={
            <Button
              variant="secondary"
              size="sm"
              icon={<DownloadIcon />}
              loading={download.busy}
              onClick={download.run}
            >
              {copy.data.export}
            </Button>
          }
        />
        <Setting
          title={copy.data.deleteTitle}
          explained={copy.data.deleteExplained}
          action={
            <Button variant="secondary" size="sm" onClick={() => setDeleting(true)}>
              {copy.data.delete}
            </Button>
          }
        >
          {deleting && <DeleteAccountDialog onClose={() => setDeleting(false)} />}
        </Setting>
      </ul>
    </Section>
  )
}
