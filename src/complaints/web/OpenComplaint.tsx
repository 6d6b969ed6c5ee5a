import { SendDialog } from '#accounts/web/form/SendDialog.tsx'
import { Select } from '#design/ui/choices/Select.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
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
const { aboutLeft: about, textHelpLeft: textHelp, sentLeft: sent } = words
const wordsWithoutOther = { ...words, about, textHelp, sent }

interface OpenComplaintProps {
  bookingId: string
  side: 'renter' | 'host'
  otherHasLeft: boolean
  onClose: () => void
}

interface Typed {
  reason: ComplaintReason | ''
  wish: ComplaintWish | ''
  statement: TypedStatement
}

const nothing: Typed = { reason: '', wish: '', statement: emptyStatement }

/** What was typed is kept when the form is left. */
export function OpenComplaint({ bookingId, side, otherHasLeft, onClose }: OpenComplaintProps) {
  const shown = otherHasLeft ? wordsWithoutOther : words
  const name = `complaint.${bookingId}`
  const form = useTyped(name, nothing)
  const { typed, change } = form
  const { reason, wish, statement } = typed
  const renew = useRenewComplaints()
  const pressed = usePressKey(name)
  const isChosen = reason !== '' && wish !== ''
  const send = async () => {
    if (!isChosen) return
    const { text, pictures } = statement
    const complaint = { reason, wish, text, pictures: [...pictures] }
    await pressed(complaint, key => complaints.open(bookingId, complaint, key))
  }
  return (
    <SendDialog
      form={form}
      words={shown}
      missing={missingIn(typed)}
      send={send}
      onClose={onClose}
      onSent={renew}
    >
      <p className="text-ink-soft">{shown.about}</p>
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
        words={shown}
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
    </SendDialog>
  )
}

function missingIn({ reason, wish, statement }: Typed): string | undefined {
  if (reason === '') return words.missing.reason
  if (!isLongEnough(statement)) return words.missing.text
  return wish === '' ? words.missing.wish : undefined
}
