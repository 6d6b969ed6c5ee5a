import { SendDialog } from '#accounts/web/form/SendDialog.tsx'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import type { Viewing } from '#viewings/rules/wire.ts'
import { viewings } from './api.ts'
import { copy } from './copy.ts'
import { chosenTimes, ProposeTimes } from './ProposeTimes.tsx'
import { useReloadViewings } from './queries.ts'

interface OfferTimesProps {
  viewing: Viewing
  onClose: () => void
}

const nothing: { times: readonly (string | null)[] } = { times: [null] }

export function OfferTimes({ viewing, onClose }: OfferTimesProps) {
  const form = useTyped(`viewing.offer.${viewing._id}`, nothing)
  const { times } = form.typed
  const reload = useReloadViewings()
  const chosen = chosenTimes(times)
  return (
    <SendDialog
      form={form}
      words={{ ...copy.propose, sent: copy.answered }}
      missing={chosen.length === 0 ? copy.ask.missing : undefined}
      send={() => viewings.answer(viewing._id, { event: 'offer', times: chosen })}
      onClose={onClose}
      onSent={reload}
    >
      <p className="text-ink-soft">{copy.propose.words(viewing.other)}</p>
      <ProposeTimes times={times} onChange={next => form.change({ times: next })} />
    </SendDialog>
  )
}
