import { useState } from 'react'
import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { complaints } from './api.ts'
import { copy } from './copy.ts'
import { useRenewComplaints } from './queries.ts'
import { emptyStatement, isLongEnough, StatementFields } from './StatementFields.tsx'

const words = copy.answer

interface AnswerComplaintProps {
  bookingId: string
  onClose: () => void
}

export function AnswerComplaint({ bookingId, onClose }: AnswerComplaintProps) {
  const [statement, setStatement] = useState(emptyStatement)
  const renew = useRenewComplaints()
  const keyFor = usePressKey()
  const send = useAction(
    async () => {
      const answer = { text: statement.text, pictures: [...statement.pictures] }
      await complaints.answer(bookingId, answer, keyFor(answer))
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
      <p className="text-ink-soft">{words.about}</p>
      <StatementFields
        bookingId={bookingId}
        words={words}
        value={statement}
        onChange={setStatement}
      />
    </FormDialog>
  )
}
