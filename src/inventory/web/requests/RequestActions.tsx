import { useState } from 'react'
import { TextDialog } from '#accounts/web/form/TextDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import { wordsLength } from '../../rules/inventory-terms.ts'
import type { ItemRequest, RequestAnswer } from '../../rules/wire.ts'
import { inventory as calls } from '../api.ts'
import { copy } from '../copy.ts'
import { useReloadInventory } from '../queries.ts'
import { DateDialog } from './DateDialog.tsx'

const words = copy.requests

type Deed = ItemRequest['allowed'][number]

interface RequestActionsProps {
  bookingId: string
  request: ItemRequest
}

/** Which buttons appear is decided by the server. */
export function RequestActions({ bookingId, request }: RequestActionsProps) {
  const { _id, allowed, state } = request
  const [deed, setDeed] = useState<Deed>()
  const reload = useReloadInventory()
  const close = () => setDeed(undefined)
  const answer = (given: RequestAnswer) => calls.answerRequest(bookingId, _id, given)
  if (allowed.length === 0) return null
  const main = state === 'asked' ? 'date' : 'finish'
  return (
    <div className="flex flex-wrap gap-3">
      {mainFirst(allowed, main).map(one => (
        <Button
          key={one}
          variant={one === main ? 'primary' : 'secondary'}
          onClick={() => setDeed(one)}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
        >
          {one === 'date' && state === 'dated' ? words.redate : words[one]}
        </Button>
      ))}
      {(deed === 'finish' || deed === 'withdraw') && (
        <EndRequest deed={deed} send={() => answer({ event: deed })} onClose={close} />
      )}
      {deed === 'date' && (
        <DateDialog
          name={`inventory.date.${_id}`}
          send={readyAt => answer({ event: 'date', readyAt })}
          onClose={close}
          onSent={reload}
        />
      )}
      {deed === 'deny' && (
        <TextDialog
          name={`inventory.deny.${_id}`}
          words={words.denying}
          longest={wordsLength}
          send={text => answer({ event: 'deny', words: text })}
          onClose={close}
          onSent={reload}
        />
      )}
    </div>
  )
}

interface EndRequestProps {
  deed: 'finish' | 'withdraw'
  send: () => Promise<unknown>
  onClose: () => void
}

function EndRequest({ deed, send, onClose }: EndRequestProps) {
  const reload = useReloadInventory()
  const end = useAction(async () => {
    try {
      await send()
      toast.success(words.told)
    } finally {
      onClose()
      await reload()
    }
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={words[`${deed}Title`]}
      cancelLabel={copy.records.cancel}
      confirmLabel={words[deed]}
      onConfirm={end.run}
    >
      <p>{words[`${deed}Words`]}</p>
    </ConfirmDialog>
  )
}

function mainFirst(allowed: readonly Deed[], main: Deed): Deed[] {
  return allowed.toSorted((one, other) => Number(other === main) - Number(one === main))
}
