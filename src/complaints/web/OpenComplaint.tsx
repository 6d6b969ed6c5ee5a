import { useState } from 'react'
import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Select } from '#design/ui/choices/Select.tsx'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { longestText, shortestText } from '../rules/complaint-terms.ts'
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
import { PicturesField } from './PicturesField.tsx'
import { useRenewComplaints } from './queries.ts'

const words = copy.form

interface OpenComplaintProps {
  bookingId: string
  side: 'renter' | 'host'
  onClose: () => void
}

export function OpenComplaint({ bookingId, side, onClose }: OpenComplaintProps) {
  const [reason, setReason] = useState<ComplaintReason | ''>('')
  const [wish, setWish] = useState<ComplaintWish | ''>('')
  const [text, setText] = useState('')
  const [pictures, setPictures] = useState<readonly string[]>([])
  const renew = useRenewComplaints()
  const keyFor = usePressKey()
  const send = useAction(
    async () => {
      if (reason === '' || wish === '') return
      const complaint = { reason, wish, text, pictures: [...pictures] }
      await complaints.open(bookingId, complaint, keyFor(complaint))
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
      ready={reason !== '' && wish !== '' && text.trim().length >= shortestText}
      busy={send.busy}
      fault={send.fault}
      onClose={onClose}
      submit={send.run}
    >
      <p className="text-ink-soft">{words.about}</p>
      {side === 'host' && <Alert>{words.partnerLimit}</Alert>}
      <Select
        label={words.reason}
        placeholder={words.choose}
        value={reason}
        options={reasonsOf[side].map(value => ({ value, label: complaintReasons[value] }))}
        onChange={event => setReason(event.target.value as ComplaintReason)}
      />
      <TextArea
        label={words.text}
        help={words.textHelp}
        value={text}
        maxLength={longestText}
        rows={5}
        onChange={event => setText(event.target.value)}
      />
      <PicturesField bookingId={bookingId} value={pictures} onChange={setPictures} />
      <Select
        label={words.wish}
        placeholder={words.choose}
        value={wish}
        options={wishesOf[side].map(value => ({ value, label: complaintWishes[value] }))}
        onChange={event => setWish(event.target.value as ComplaintWish)}
      />
    </FormDialog>
  )
}
