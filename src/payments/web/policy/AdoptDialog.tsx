import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { withProof } from '#accounts/web/form/proof.ts'
import { useAccountForm } from '#accounts/web/form/use-account-form.ts'
import { useKeptFields } from '#accounts/web/form/use-kept-fields.ts'
import { toast } from '#design/toast/toast.ts'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import type { PolicyChange } from '#foundation/rules/policy-values.ts'
import { policyQuery } from '#foundation/web/policy/use-policy.ts'
import { type AdoptedPolicy, AdoptionReason } from '../../rules/policy/policy-wire.ts'
import { copy } from './copy.ts'
import { policyDesk, policyHistoryQuery } from './policy-api.ts'
import { differences } from './policy-fields.ts'

const words = copy.adopt

interface AdoptDialogProps {
  current: AdoptedPolicy['terms']
  change: PolicyChange
  onClose: () => void
}

export function AdoptDialog({ current, change, onClose }: AdoptDialogProps) {
  const queries = useQueryClient()
  const fields = useAccountForm({
    schema: AdoptionReason,
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const adoption = { since: current.version, change, reason }
      const history = await withProof(() => policyDesk.adopt(adoption))
      kept.forget()
      queries.setQueryData(policyHistoryQuery.queryKey, history)
      void queries.invalidateQueries({ queryKey: policyQuery.queryKey, exact: true })
      toast.success(words.done)
      onClose()
    },
  })
  const kept = useKeptFields('policy.adopt', fields)
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
      <p className="text-ink-soft">{words.intro}</p>
      <dl className="grid grid-cols-[fit-content(40%)_minmax(0,1fr)] gap-x-[min(1.5rem,5vw)] gap-y-2">
        {differences(current, change).map(({ key, before, after }) => (
          <div key={key} className="contents">
            <dt>{copy.labels[key]}</dt>
            <dd className="font-semibold tabular-nums">{copy.replay.arrow(before, after)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft text-sm">{words.notTold}</p>
      <TextArea {...field('reason')} label={words.reason} help={words.reasonHelp} rows={2} />
    </FormDialog>
  )
}
