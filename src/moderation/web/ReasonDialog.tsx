import { useState } from 'react'
import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import { copy } from './copy.ts'

interface ReasonDialogProps {
  /** Under which what was typed is kept when the dialog is closed. */
  name: string
  onClose: () => void
  title: string
  about?: string
  help: string
  confirmLabel: string
  /** Ready-made sentences. */
  usual?: readonly string[]
  /** When it throws, the dialog stays open with the text and shows the error. */
  onConfirm: (reason: string) => Promise<unknown>
}

const words = copy.decide

export function ReasonDialog(props: ReasonDialogProps) {
  const { name, onClose, title, about, help, confirmLabel, usual = [], onConfirm } = props
  const { typed, change, kept, markSent } = useTyped(name, { reason: '' })
  const reason = typed.reason.trim()
  const [isMissing, setMissing] = useState(false)

  const sending = useAction(
    async () => {
      await onConfirm(reason)
      markSent()
      onClose()
    },
    { atForm: true },
  )
  const submit = () => (reason === '' ? setMissing(true) : void sending.run())
  const write = (text: string) => {
    change({ reason: text })
    setMissing(false)
  }
  return (
    <FormDialog
      alert
      danger
      roomy
      title={title}
      submitLabel={confirmLabel}
      busy={sending.busy}
      fault={sending.fault}
      onClose={onClose}
      submit={submit}
    >
      <RestoredNotice kept={kept} sent />
      {about && <p className="text-ink-soft">{about}</p>}
      {usual.length > 0 && <UsualReasons reasons={usual} onTake={write} />}
      <TextArea
        autoFocus
        label={words.reason}
        help={help}
        value={typed.reason}
        maxLength={1000}
        onChange={event => write(event.target.value)}
        error={isMissing && words.reasonMissing}
      />
    </FormDialog>
  )
}

interface UsualReasonsProps {
  reasons: readonly string[]
  onTake: (reason: string) => void
}

function UsualReasons({ reasons, onTake }: UsualReasonsProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">{words.usual}</legend>
      <div className="grid gap-1.5">
        {reasons.map(sentence => (
          <button
            key={sentence}
            type="button"
            onClick={() => onTake(sentence)}
            className="min-h-11 rounded-field border border-hairline px-3.5 py-2 text-left text-sm hover:bg-sunk"
          >
            {sentence}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
