import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAccountForm } from '#accounts/web/form/use-account-form.ts'
import { useKeptFields } from '#accounts/web/form/use-kept-fields.ts'
import { toast } from '#design/toast/toast.ts'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { HandPayment } from '../../rules/console-wire.ts'
import { moneyText } from '../money-text.ts'
import { copy } from './copy.ts'
import { desk, deskKey, type OwedByHand } from './desk-api.ts'

const words = copy.byHand

interface PayByHandDialogProps {
  owed: OwedByHand
  onClose: () => void
}

export function PayByHandDialog({ owed, onClose }: PayByHandDialogProps) {
  const queries = useQueryClient()
  const amount = moneyText(owed.amountPence)
  const refresh = () => queries.invalidateQueries({ queryKey: deskKey })
  const fields = useAccountForm({
    schema: HandPayment,
    defaultValues: { reference: '' },
    send: async payment => {
      await desk.payByHand(owed, payment)
      kept.forget()
      // The row is removed first, so that the focus does not return to a button that disappears.
      await refresh()
      toast.success(words.paid[owed.kind](amount))
      onClose()
    },
    // Another operator may have recorded it meanwhile.
    onFailure: () => void refresh(),
  })
  const kept = useKeptFields(`owed.${owed.id}`, fields)
  const { field, submit, busy, fault } = fields
  return (
    <FormDialog
      title={words.heading}
      submitLabel={words.confirm}
      busy={busy}
      fault={fault}
      onClose={onClose}
      submit={submit}
    >
      <RestoredNotice kept={kept} />
      <p className="text-ink-soft">{words.asking[owed.kind](amount, owed.name)}</p>
      <TextField
        {...field('reference')}
        label={words.reference}
        help={words.referenceHelp[owed.kind]}
        autoComplete="off"
      />
    </FormDialog>
  )
}
