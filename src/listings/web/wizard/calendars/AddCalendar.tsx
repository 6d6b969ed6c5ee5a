import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAccountForm } from '#accounts/web/form/use-account-form.ts'
import { toast } from '#design/toast/toast.ts'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { NewCalendar } from '#listings/rules/calendars/calendar-wire.ts'
import { calendars, useReloadCalendars } from './api.ts'
import { copy } from './copy.ts'

const words = copy.dialog

export function AddCalendar({ listing, onClose }: { listing: string; onClose: () => void }) {
  const pressed = usePressKey()
  const reload = useReloadCalendars(listing)
  const { field, submit, busy, fault } = useAccountForm({
    schema: NewCalendar,
    defaultValues: { name: '', address: '' },
    send: async wish => {
      await pressed(wish, key => calendars.add(listing, wish, key))
      toast.success(words.sent)
      onClose()
      await reload()
    },
  })
  return (
    <FormDialog
      roomy
      title={words.title}
      submitLabel={words.send}
      {...{ busy, fault, submit, onClose }}
    >
      <p className="text-ink-soft">{words.about}</p>
      <TextField
        {...field('name')}
        label={words.name}
        help={words.nameHelp}
        autoComplete="off"
        maxLength={60}
        required
      />
      <TextField
        {...field('address')}
        label={words.address}
        help={words.addressHelp}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        required
      />
    </FormDialog>
  )
}
