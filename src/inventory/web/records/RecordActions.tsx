import { useState } from 'react'
import { TextDialog } from '#accounts/web/form/TextDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import { wordsLength } from '../../rules/inventory-terms.ts'
import type { ItemRecord, RecordAnswer } from '../../rules/wire.ts'
import { inventory as calls } from '../api.ts'
import { copy } from '../copy.ts'
import { useReloadInventory } from '../queries.ts'

const words = copy.records

type Deed = ItemRecord['allowed'][number]

/** Which buttons appear is decided by the server. */
export function RecordActions({ bookingId, record }: { bookingId: string; record: ItemRecord }) {
  const { _id, allowed, hash } = record
  const [deed, setDeed] = useState<Deed>()
  const reload = useReloadInventory()
  const close = () => setDeed(undefined)
  const answer = async (given: RecordAnswer, done: string) => {
    await calls.answerRecord(bookingId, _id, given)
    toast.success(done)
  }
  const decide = useAction(async () => {
    try {
      if (deed === 'confirm') await answer({ event: 'confirm', hash }, words.confirmed)
      if (deed === 'withdraw') await answer({ event: 'withdraw' }, words.withdrawn)
    } finally {
      close()
      await reload()
    }
  })
  if (allowed.length === 0) return null
  return (
    <div className="flex flex-wrap gap-3">
      {allowed.map(one => (
        <Button
          key={one}
          variant={one === 'confirm' ? 'primary' : 'secondary'}
          onClick={() => setDeed(one)}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
        >
          {words[one]}
        </Button>
      ))}
      {(deed === 'confirm' || deed === 'withdraw') && (
        <ConfirmDialog
          open
          onClose={close}
          title={words[`${deed}Title`]}
          cancelLabel={words.cancel}
          confirmLabel={words[deed]}
          onConfirm={decide.run}
        >
          <p>{words[`${deed}Words`]}</p>
        </ConfirmDialog>
      )}
      {deed === 'object' && (
        <TextDialog
          name={`inventory.object.${_id}`}
          words={words.objecting}
          longest={wordsLength}
          send={text => calls.answerRecord(bookingId, _id, { event: 'object', words: text })}
          onClose={close}
          onSent={reload}
        />
      )}
    </div>
  )
}
