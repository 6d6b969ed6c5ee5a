import { type ReactNode, useState } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { TrashIcon } from '../icons/ActionIcons.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { preloadDialog } from './Dialog.tsx'

export interface DeleteButtonProps {
  label: string
  question: string
  no: string
  yes: string
  // What is lost.
  children: ReactNode
  // Reports its own errors; resolves to whether the thing is deleted.
  onDelete: () => Promise<boolean>
  // Called after the question has closed.
  onGone: () => void
}

export function DeleteButton(props: DeleteButtonProps) {
  const { label, question, no, yes, children, onDelete, onGone } = props
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    const isGone = await onDelete()
    setAsking(false)
    if (isGone) onGone()
  }
  return (
    <>
      <IconButton
        variant="danger"
        label={label}
        icon={<TrashIcon />}
        onClick={() => setAsking(true)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={question}
        cancelLabel={no}
        confirmLabel={yes}
        danger
        onConfirm={remove}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
