import { useState } from 'react'
import { TextDialog } from '#accounts/web/form/TextDialog.tsx'
import { Button } from '#design/ui/actions/Button.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'

const words = {
  label: 'It cannot be done',
  title: 'What went wrong?',
  text: 'What happened',
  send: 'Say so',
  sent: 'Everybody concerned has been told',
}
const longestReason = 500

interface FailButtonProps {
  move: string
  /** Says who will read the reason. */
  help: string
  wide?: boolean
  onFail: (reason: string) => Promise<unknown>
}

export function FailButton({ move, help, wide, onFail }: FailButtonProps) {
  const [isOpen, setOpen] = useState(false)
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
      {isOpen && (
        <TextDialog
          name={`move.fail.${move}`}
          words={{ ...words, about: help }}
          longest={longestReason}
          danger
          send={onFail}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
