import { Button } from '#design/ui/actions/Button.tsx'
import { CopyButton } from '#design/ui/actions/CopyButton.tsx'
import { Dialog } from '#design/ui/surfaces/Dialog.tsx'
import { copy } from './copy.ts'

interface SecretDialogProps {
  title: string
  words: string
  secret: string
  onClose: () => void
}

export function SecretDialog({ title, words, secret, onClose }: SecretDialogProps) {
  return (
    <Dialog
      open
      alert
      once
      onClose={onClose}
      title={title}
      size="sm"
      footer={<Button onClick={onClose}>{copy.saved}</Button>}
    >
      <p className="text-ink-soft">{words}</p>
      <p className="wrap-anywhere my-4 rounded-card bg-sunk p-4">
        <code data-testid="secret">{secret}</code>
      </p>
      <CopyButton text={secret} label={copy.copySecret} />
    </Dialog>
  )
}
