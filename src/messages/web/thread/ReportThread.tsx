import { useState } from 'react'
import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import type { Thread } from '../../rules/wire.ts'
import { messages } from '../api.ts'
import { copy } from '../copy.ts'

const words = copy.report
const longestReason = 1000

interface ReportThreadProps {
  thread: Thread
  onClose: () => void
}

export function ReportThread({ thread, onClose }: ReportThreadProps) {
  const [reason, setReason] = useState('')
  const send = useAction(
    async () => {
      const { caseNumber } = await messages.report(thread._id, reason.trim())
      toast.success(words.sent(caseNumber))
      onClose()
    },
    { atForm: true },
  )
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.send}
      ready={reason.trim() !== ''}
      busy={send.busy}
      fault={send.fault}
      onClose={onClose}
      submit={send.run}
    >
      <p className="text-ink-soft">{words.about(thread.with.firstName)}</p>
      <TextArea
        label={words.reason}
        value={reason}
        maxLength={longestReason}
        onChange={event => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
