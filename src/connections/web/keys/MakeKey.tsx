import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { withProof } from '#accounts/web/form/proof.ts'
import { useAccountForm } from '#accounts/web/form/use-account-form.ts'
import { type MadeKey, NewKey } from '#connections/rules/wire.ts'
import { Checkbox } from '#design/ui/choices/Checkbox.tsx'
import { Fieldset } from '#design/ui/fields/Fieldset.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { keyScopes } from '#foundation/rules/permissions.ts'
import { connections } from '../api.ts'
import { copy, scopeWords } from '../copy.ts'
import { useReloadConnections } from '../queries.ts'

interface MakeKeyProps {
  onClose: () => void
  onMade: (key: MadeKey) => void
}

/** Mount it to open it. */
export function MakeKey({ onClose, onMade }: MakeKeyProps) {
  const reload = useReloadConnections()
  const { form, field, submit, busy, fault } = useAccountForm({
    schema: NewKey,
    defaultValues: { name: '', scopes: [] },
    send: async wish => {
      const made = await withProof(() => connections.makeKey(wish))
      onMade(made)
      await reload()
    },
  })
  return (
    <FormDialog
      roomy
      title={copy.keys.makeTitle}
      submitLabel={copy.keys.make}
      {...{ busy, fault, submit, onClose }}
    >
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
