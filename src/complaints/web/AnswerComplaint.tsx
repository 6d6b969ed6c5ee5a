import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import { complaints } from './api.ts'
import { copy } from './copy.ts'
import { useRenewComplaints } from './queries.ts'
import { emptyStatement, isLongEnough, StatementFields } from './StatementFields.tsx'

const words = copy.answer

interface AnswerComplaintProps {
  bookingId: string
  onClose: () => void
}

const emptyAnswer = { statement: emptyStatement }

/** What was typed is kept when the form is left. */
export function AnswerComplaint({ bookingId, onClose }: AnswerComplaintProps) {
  const { typed, change, kept, markSent } = useTyped(`complaint.answer.${bookingId}`, emptyAnswer)
  const { statement } = typed
  const renew = useRenewComplaints()
  const keyFor = usePressKey()
  const send = useAction(
    async () => {
      const answer = { text: statement.text, pictures: [...statement.pictures] }
      await complaints.answer(bookingId, answer, keyFor(answer))
      markSent()
      toast.success(words.sent)
      onClose()
      await renew()
    },
    { atForm: true },
  )
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.send}
      roomy
      ready={isLongEnough(statement)}
      busy={send.busy}
      fault={send.fault}
      onClose={onClose}
      submit={send.run}
    >
      <RestoredNotice kept={kept} sent />
      <p className="text-ink-soft">{words.about}</p>
      <StatementFields
        bookingId={bookingId}
        words={words}
        value={statement}
        onChange={next => change({ statement: next })}
      />
    </FormDialog>
  )
}
