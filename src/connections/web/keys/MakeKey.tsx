import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { withProof } from '#accounts/web/form/proof.ts'
import { useAccountForm } from '#accounts/web/form/use-account-form.ts'
import { useKeptFields } from '#accounts/web/form/use-kept-fields.ts'
import { type MadeKey, NewKey } from '#connections/rules/wire.ts'
import { Checkbox } from '#design/ui/choices/Checkbox.tsx'
import { Fieldset } from '#design/ui/fields/Fieldset.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { keyScopes } from '#foundation/rules/permissions.ts'
import { connections } from '../api.ts'
import { copy, scopeWords } from '../copy.ts'
import { useReloadConnections } from '../queries.ts'

interface MakeKeyProps {
  onClose: () => void
  onMade: (key: MadeKey) => void
}

/** Mount it to open it. What was typed before and not sent is there again. */
export function MakeKey({ onClose, onMade }: MakeKeyProps) {
  const reload = useReloadConnections()
  const fields = useAccountForm({
    schema: NewKey,
    defaultValues: { name: '', scopes: [] },
    send: async wish => {
      const made = await withProof(() => connections.makeKey(wish))
      kept.forget()
      onMade(made)
      await reload()
    },
  })
  const kept = useKeptFields('key-new', fields)
  const { form, field, submit, busy, fault } = fields
  return (
    <FormDialog
      roomy
      title={copy.keys.makeTitle}
      submitLabel={copy.keys.make}
      {...{ busy, fault, submit, onClose }}
    >
      <RestoredNotice kept={kept} />
      <TextField
        {...field('name')}
        label={copy.keys.name}
        help={copy.keys.nameHelp}
        autoComplete="off"
        maxLength={60}
        required
      />
      <Fieldset label={copy.keys.scopes} error={field('scopes').error}>
        {keyScopes.map(scope => (
          <Checkbox
            key={scope}
            {...form.register('scopes')}
            value={scope}
            label={scopeWords[scope].label}
            description={scopeWords[scope].about}
          />
        ))}
      </Fieldset>
    </FormDialog>
  )
}
