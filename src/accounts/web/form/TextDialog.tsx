import { toast } from '#design/toast/toast.ts'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import { useAction } from '../use-action.ts'
import { FormDialog } from './FormDialog.tsx'

interface TextDialogProps {
  /** Under which what was typed is kept when the dialog is closed. */
  name: string
  words: { title: string; about?: string; text: string; send: string; sent: string }
  longest: number
  danger?: boolean
  send: (text: string) => Promise<unknown>
  onClose: () => void
  /** For reading anew what the page showed before. */
  onSent?: () => unknown
}

export function TextDialog(props: TextDialogProps) {
  const { name, words, longest, danger = false, send, onClose, onSent } = props
  const { typed, change, kept, markSent } = useTyped(name, { text: '' })
  const text = typed.text.trim()
  const sending = useAction(
    async () => {
      await send(text)
      markSent()
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
      ready={text !== ''}
      busy={sending.busy}
      fault={sending.fault}
      onClose={onClose}
      submit={sending.run}
    >
      <RestoredNotice kept={kept} sent />
      {words.about && <p className="text-ink-soft">{words.about}</p>}
      <TextArea
        label={words.text}
        value={typed.text}
        maxLength={longest}
        rows={4}
        onChange={event => change({ text: event.target.value })}
      />
    </FormDialog>
  )
}
