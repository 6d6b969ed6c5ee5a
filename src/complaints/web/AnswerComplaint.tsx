import { useState } from 'react'
import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { longestText, shortestText } from '../rules/complaint-terms.ts'
import { complaints } from './api.ts'
import { copy } from './copy.ts'
import { PicturesField } from './PicturesField.tsx'
import { useRenewComplaints } from './queries.ts'

const words = copy.answer

interface AnswerComplaintProps {
  bookingId: string
  onClose: () => void
}

export function AnswerComplaint({ bookingId, onClose }: AnswerComplaintProps) {
  const [text, setText] = useState('')
  const [pictures, setPictures] = useState<readonly string[]>([])
  const renew = useRenewComplaints()
  const keyFor = usePressKey()
  const send = useAction(
    async () => {
      const answer = { text, pictures: [...pictures] }
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
      ready={text.trim().length >= shortestText}
      busy={send.busy}
      fault={send.fault}
      onClose={onClose}
      submit={send.run}
    >
      <p className="text-ink-soft">{words.about}</p>
      <TextArea
        label={words.text}
        help={words.textHelp}
        value={text}
        maxLength={longestText}
        rows={5}
        onChange={event => setText(event.target.value)}
      />
      <PicturesField bookingId={bookingId} value={pictures} onChange={setPictures} />
    </FormDialog>
  )
}
