import { useState } from 'react'
import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { reviews } from '../api.ts'
import { copy } from '../copy.ts'

const words = copy.report

export default function ReportReview({ id, onClose }: { id: string; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const send = useAction(
    async () => {
      await reviews.report(id, { reason })
      toast.success(words.sent)
      onClose()
    },
    { atForm: true },
  )
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.send}
      roomy
      ready={reason.trim() !== ''}
      busy={send.busy}
      fault={send.fault}
      onClose={onClose}
      submit={send.run}
    >
      <p className="text-ink-soft">{words.about}</p>
      <TextArea
        label={words.text}
        value={reason}
        maxLength={1000}
        rows={4}
        onChange={event => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
