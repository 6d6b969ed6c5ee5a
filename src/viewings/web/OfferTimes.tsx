import { useState } from 'react'
import { SendDialog } from '#accounts/web/form/SendDialog.tsx'
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
  return (
    <SendDialog
      words={{ ...copy.propose, sent: copy.answered }}
      ready={chosen.length > 0}
      send={() => viewings.answer(viewing._id, { event: 'offer', times: chosen })}
      onClose={onClose}
      onSent={reload}
    >
      <p className="text-ink-soft">{copy.propose.words(viewing.other)}</p>
      <ProposeTimes times={times} onChange={setTimes} />
    </SendDialog>
  )
}
