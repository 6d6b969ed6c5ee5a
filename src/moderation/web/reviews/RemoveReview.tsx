import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { copy } from './copy.ts'
import { decideReview, reviewsKey } from './reviews-api.ts'

const words = copy.removing

export function RemoveReview({ id, onClose }: { id: string; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const queries = useQueryClient()
  const send = useAction(
    async () => {
      await decideReview(id, { status: 'removed', reason })
      toast.success(words.done)
      onClose()
      await queries.invalidateQueries({ queryKey: reviewsKey })
    },
    { atForm: true },
  )
  return (
    <FormDialog
      title={words.title}
      submitLabel={copy.remove}
      danger
      roomy
      ready={reason.trim() !== ''}
      busy={send.busy}
      fault={send.fault}
      onClose={onClose}
      submit={send.run}
    >
      <p className="text-ink-soft">{words.about}</p>
      <TextArea
        label={words.reason}
        value={reason}
        maxLength={1000}
        rows={4}
        onChange={event => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
