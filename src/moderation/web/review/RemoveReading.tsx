import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAccountForm } from '#accounts/web/form/use-account-form.ts'
import { useKeptFields } from '#accounts/web/form/use-kept-fields.ts'
import { toast } from '#design/toast/toast.ts'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { ReadingRemoval } from '../../rules/wire.ts'
import { moderation } from '../api.ts'
import { copy } from './copy.ts'

const words = copy.readings

const leftOut = { setValueAs: (text: string | undefined) => text?.trim() || undefined }

interface RemoveReadingProps {
  id: string
  onClose: () => void
  onRemoved: () => unknown
}

/** Mount it to open it. */
export function RemoveReading({ id, onClose, onRemoved }: RemoveReadingProps) {
  const fields = useAccountForm({
    schema: ReadingRemoval,
    defaultValues: { reason: '', caseNumber: undefined },
    send: async removal => {
      await moderation.removeReading(id, removal)
      kept.forget()
      toast.success(words.removing.done)
      onClose()
      await onRemoved()
    },
  })
  const kept = useKeptFields(`reading.remove.${id}`, fields)
  const { form, field, submit, busy, fault } = fields
  return (
    <FormDialog
      danger
      roomy
      title={words.removing.title}
      submitLabel={words.remove}
      {...{ busy, fault, submit, onClose }}
    >
      <RestoredNotice kept={kept} sent />
      <p className="text-ink-soft">{words.removing.about}</p>
      <TextArea
        {...field('reason')}
        label={words.removing.reason}
        help={words.removing.reasonHelp}
        maxLength={1000}
        rows={4}
        required
      />
      <TextField
        {...field('caseNumber')}
        {...form.register('caseNumber', leftOut)}
        label={words.removing.case}
        help={words.removing.caseHelp}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        optional
      />
    </FormDialog>
  )
}
