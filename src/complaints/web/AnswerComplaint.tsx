import { SendDialog } from '#accounts/web/form/SendDialog.tsx'
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
  const name = `complaint.answer.${bookingId}`
  const form = useTyped(name, emptyAnswer)
  const { statement } = form.typed
  const renew = useRenewComplaints()
  const pressed = usePressKey(name)
  const send = () => {
    const answer = { text: statement.text, pictures: [...statement.pictures] }
    return pressed(answer, key => complaints.answer(bookingId, answer, key))
  }
  return (
    <SendDialog
      form={form}
      words={words}
      missing={isLongEnough(statement) ? undefined : copy.answer.missing}
      send={send}
      onClose={onClose}
      onSent={renew}
    >
      <p className="text-ink-soft">{words.about}</p>
      <StatementFields
        bookingId={bookingId}
        words={words}
        value={statement}
        onChange={next => form.change({ statement: next })}
      />
    </SendDialog>
  )
}
