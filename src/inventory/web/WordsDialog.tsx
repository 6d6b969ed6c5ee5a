import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import { wordsLength } from '../rules/inventory-terms.ts'
import { useReloadInventory } from './queries.ts'

interface WordsDialogProps {
  /** Under which what was typed is kept. */
  name: string
  title: string
  about?: string
  field: string
  submitLabel: string
  send: (words: string) => Promise<unknown>
  onClose: () => void
}

/** For an answer that needs a reason. */
export function WordsDialog(props: WordsDialogProps) {
  const { name, title, about, field, submitLabel, send, onClose } = props
  const { typed, change, kept, markSent } = useTyped(name, { words: '' })
  const reload = useReloadInventory()
  const submit = useAction(
    async () => {
      await send(typed.words.trim())
      markSent()
      onClose()
      await reload()
    },
    { atForm: true },
  )
  return (
    <FormDialog
      title={title}
      submitLabel={submitLabel}
      ready={typed.words.trim() !== ''}
      busy={submit.busy}
      fault={submit.fault}
      onClose={onClose}
      submit={submit.run}
    >
      <RestoredNotice kept={kept} sent />
      {about && <p className="text-ink-soft">{about}</p>}
      <TextArea
        label={field}
        value={typed.words}
        maxLength={wordsLength}
        onChange={event => change({ words: event.target.value })}
      />
    </FormDialog>
  )
}
