import { useState } from 'react'
import { toast } from '#design/toast/toast.ts'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { useAction } from '../use-action.ts'
import { FormDialog } from './FormDialog.tsx'

interface TextDialogProps {
  words: { title: string; about: string; text: string; send: string; sent: string }
  longest: number
  danger?: boolean
  send: (text: string) => Promise<unknown>
  onClose: () => void
  /** For reading anew what the page showed before. */
  onSent?: () => unknown
}

export function TextDialog(props: TextDialogProps) {
  const { words, longest, danger = false, send, onClose, onSent } = props
  const [text, setText] = useState('')
  const sending = useAction(
    async () => {
      await send(text)
      toast.success(words.sent)
      onClose()
      await onSent?.()
    },
    { atForm: true },
  )
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.send}
      danger={danger}
      roomy
      ready={text.trim() !== ''}
      busy={sending.busy}
      fault={sending.fault}
      onClose={onClose}
      submit={sending.run}
    >
      <p className="text-ink-soft">{words.about}</p>
      <TextArea
        label={words.text}
        value={text}
        maxLength={longest}
        rows={4}
        onChange={event => setText(event.target.value)}
      />
    </FormDialog>
  )
}
