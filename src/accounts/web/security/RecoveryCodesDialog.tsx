import { Button } from '#design/ui/actions/Button.tsx'
import { CopyButton } from '#design/ui/actions/CopyButton.tsx'
import { DownloadIcon } from '#design/ui/icons/ArrowIcons.tsx'
import { Dialog } from '#design/ui/surfaces/Dialog.tsx'
import { saveFile } from '../save-file.ts'
import { copy } from './copy.ts'

interface RecoveryCodesDialogProps {
  codes: string[]
  onClose: () => void
}

export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = [copy.security.codesFileHeading, '', ...codes, ''].join('\n')
  return (
    <Dialog
      open
      alert
      once
      onClose={onClose}
      title={copy.security.codesHeading}
      size="sm"
      footer={<Button onClick={onClose}>{copy.security.codesSaved}</Button>}
    >
      <p className="text-ink-soft">{copy.security.codesIntro}</p>
      <ul className="my-4 grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-card bg-sunk p-4 font-semibold tabular-nums max-[22rem]:grid-cols-1">
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label={copy.security.copyCodes} />
        <Button
          variant="secondary"
          size="sm"
          icon={<DownloadIcon />}
          onClick={() => saveFile(copy.security.codesFile, 'text/plain', text)}
        >
          {copy.security.downloadCodes}
        </Button>
      </div>
    </Dialog>
  )
}
