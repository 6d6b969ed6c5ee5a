import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Select } from '#design/ui/choices/Select.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import {
  type ComplaintReason,
  type ComplaintWish,
  complaintReasons,
  complaintWishes,
  reasonsOf,
  wishesOf,
} from '../rules/complaint-words.ts'
import { complaints } from './api.ts'
import { copy } from './copy.ts'
import { useRenewComplaints } from './queries.ts'
import {
  emptyStatement,
  isLongEnough,
  StatementFields,
  type TypedStatement,
} from './StatementFields.tsx'

const words = copy.form

interface OpenComplaintProps {
  bookingId: string
  side: 'renter' | 'host'
  onClose: () => void
}

interface Typed {
  reason: ComplaintReason | ''
  wish: ComplaintWish | ''
  statement: TypedStatement
}

const nothing: Typed = { reason: '', wish: '', statement: emptyStatement }

/** What was typed is kept when the form is left. */
export function OpenComplaint({ bookingId, side, onClose }: OpenComplaintProps) {
  const { typed, change, kept, markSent } = useTyped(`complaint.${bookingId}`, nothing)
  const { reason, wish, statement } = typed
  const renew = useRenewComplaints()
  const keyFor = usePressKey()
  const send = useAction(
    async () => {
      if (reason === '' || wish === '') return
      const { text, pictures } = statement
      const complaint = { reason, wish, text, pictures: [...pictures] }
      await complaints.open(bookingId, complaint, keyFor(complaint))
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
      ready={reason !== '' && wish !== '' && isLongEnough(statement)}
      busy={send.busy}
      fault={send.fault}
      onClose={onClose}
      submit={send.run}
    >
      <RestoredNotice kept={kept} sent />
      <p className="text-ink-soft">{words.about}</p>
      {side === 'host' && <Alert>{words.partnerLimit}</Alert>}
      <Select
        label={words.reason}
        placeholder={words.choose}
        value={reason}
        options={reasonsOf[side].map(value => ({ value, label: complaintReasons[value] }))}
        onChange={event => change({ reason: event.target.value as ComplaintReason })}
      />
      <StatementFields
        bookingId={bookingId}
        words={words}
        value={statement}
        onChange={next => change({ statement: next })}
      />
      <Select
        label={words.wish}
        placeholder={words.choose}
        value={wish}
        options={wishesOf[side].map(value => ({ value, label: complaintWishes[value] }))}
        onChange={event => change({ wish: event.target.value as ComplaintWish })}
      />
    </FormDialog>
  )
}
