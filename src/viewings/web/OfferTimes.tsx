import { useState } from 'react'
import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import type { Viewing } from '#viewings/rules/wire.ts'
import { viewings } from './api.ts'
import { copy } from './copy.ts'
import { chosenTimes, ProposeTimes } from './ProposeTimes.tsx'
import { useReloadViewings } from './queries.ts'

interface OfferTimesProps {
  viewing: Viewing
  onClose: () => void
}

export function OfferTimes({ viewing, onClose }: OfferTimesProps) {
  const [times, setTimes] = useState<readonly (string | null)[]>([null])
  const reload = useReloadViewings()
  const chosen = chosenTimes(times)
  const send = useAction(
    async () => {
      await viewings.answer(viewing._id, { event: 'offer', times: chosen })
      toast.success(copy.answered)
      onClose()
      await reload()
    },
    { atForm: true },
  )
  return (
    <FormDialog
      title={copy.propose.title}
      submitLabel={copy.propose.send}
      roomy
      ready={chosen.length > 0}
      busy={send.busy}
      fault={send.fault}
      onClose={onClose}
      submit={send.run}
    >
      <p className="text-ink-soft">{copy.propose.words(viewing.other)}</p>
      <ProposeTimes times={times} onChange={setTimes} />
    </FormDialog>
  )
}
