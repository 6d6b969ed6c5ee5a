import { useState } from 'react'
import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { longestResponse } from '../../rules/review-terms.ts'
import { reviews } from '../api.ts'
import { copy } from '../copy.ts'
import { useRenewReviews } from '../queries.ts'

const words = copy.respond

export function RespondToReview({ id, onClose }: { id: string; onClose: () => void }) {
  const [text, setText] = useState('')
  const renew = useRenewReviews()
  const keyFor = usePressKey()
  const send = useAction(
    async () => {
      await reviews.respond(id, { text }, keyFor({ id, text }))
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
      ready={text.trim() !== ''}
      busy={send.busy}
      fault={send.fault}
      onClose={onClose}
      submit={send.run}
    >
      <p className="text-ink-soft">{words.about}</p>
      <TextArea
        label={words.text}
        value={text}
        maxLength={longestResponse}
        rows={4}
        onChange={event => setText(event.target.value)}
      />
    </FormDialog>
  )
}
