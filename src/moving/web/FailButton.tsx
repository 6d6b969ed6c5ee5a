import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'

const words = {
  label: 'It cannot be done',
  title: 'What went wrong?',
  reason: 'What happened',
  confirm: 'Say so',
  keep: 'Go back',
}

interface FailButtonProps {
  /** Says who will read the reason. */
  help: string
  wide?: boolean
  onFail: (reason: string) => Promise<void>
}

export function FailButton({ help, wide, onFail }: FailButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const fail = useAction(async () => {
    await onFail(reason)
    setOpen(false)
  })
  return (
    <>
      <Button
        variant="ghost"
        {...(wide && { wide })}
        onClick={() => setOpen(true)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      >
        {words.label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.title}
        cancelLabel={words.keep}
        confirmLabel={words.confirm}
        danger
        onConfirm={fail.run}
      >
        <TextArea
          label={words.reason}
          help={help}
          rows={3}
          maxLength={500}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
      </ConfirmDialog>
    </>
  )
}
