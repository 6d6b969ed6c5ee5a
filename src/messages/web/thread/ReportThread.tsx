import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
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
  const name = `report.thread.${thread._id}`
  const { typed, change, kept, markSent } = useTyped(name, { reason: '' })
  const pressed = usePressKey(name)
  const reason = typed.reason.trim()
  const send = useAction(
    async () => {
      const { caseNumber } = await pressed(reason, key => messages.report(thread._id, reason, key))
      markSent()
      toast.success(words.sent(caseNumber))
      onClose()
    },
    { atForm: true },
  )
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.send}
      ready={reason !== ''}
      busy={send.busy}
      fault={send.fault}
      onClose={onClose}
      submit={send.run}
    >
      <RestoredNotice kept={kept} sent />
      <p className="text-ink-soft">{words.about(thread.with.firstName)}</p>
      <TextArea
        label={words.reason}
        value={typed.reason}
        maxLength={longestReason}
        onChange={event => change({ reason: event.target.value })}
      />
    </FormDialog>
  )
}
