import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import { SendDialog } from './SendDialog.tsx'

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
  const { name, words, longest, send, ...rest } = props
  const form = useTyped(name, { text: '' })
  const text = form.typed.text.trim()
  return (
    <SendDialog {...rest} form={form} words={words} ready={text !== ''} send={() => send(text)}>
      {words.about && <p className="text-ink-soft">{words.about}</p>}
      <TextArea
        label={words.text}
        value={form.typed.text}
        maxLength={longest}
        rows={4}
        onChange={event => form.change({ text: event.target.value })}
      />
    </SendDialog>
  )
}
