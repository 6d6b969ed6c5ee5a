import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import type { Complaint } from '../rules/wire.ts'
import { AnswerComplaint } from './AnswerComplaint.tsx'
import { complaints } from './api.ts'
import { copy } from './copy.ts'
import { useRenewComplaints } from './queries.ts'

interface ComplaintActionsProps {
  bookingId: string
  complaint: Complaint
}

export function ComplaintActions({ bookingId, complaint }: ComplaintActionsProps) {
  const { allowed, askedHasLeft } = complaint
  const [asked, setAsked] = useState<'answer' | 'withdraw'>()
  const renew = useRenewComplaints()
  const close = () => setAsked(undefined)
  const withdraw = useAction(async () => {
    await complaints.withdraw(bookingId)
    toast.success(copy.withdraw.done)
    close()
    await renew()
  })
  if (!allowed.includes('answer') && !allowed.includes('withdraw')) return null
  return (
    <div className="flex flex-wrap gap-3">
      {allowed.includes('answer') && (
        <Button onClick={() => setAsked('answer')}>{copy.answer.open}</Button>
      )}
      {allowed.includes('withdraw') && (
        <Button variant="secondary" onClick={() => setAsked('withdraw')}>
          {copy.withdraw.open}
        </Button>
      )}
      {asked === 'answer' && <AnswerComplaint bookingId={bookingId} onClose={close} />}
      <ConfirmDialog
        open={asked === 'withdraw'}
        onClose={close}
        title={copy.withdraw.title}
        cancelLabel={copy.withdraw.keep}
        confirmLabel={copy.withdraw.open}
        onConfirm={() => withdraw.run()}
      >
        {askedHasLeft ? copy.withdraw.aboutLeft : copy.withdraw.about}
      </ConfirmDialog>
    </div>
  )
}
