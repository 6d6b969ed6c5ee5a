import { useQueryClient } from '@tanstack/react-query'
import { phoneText } from '#accounts/rules/phone.ts'
import { useAccountForm } from '#accounts/web/form/use-account-form.ts'
import { useKeptFields } from '#accounts/web/form/use-kept-fields.ts'
import { toast } from '#design/toast/toast.ts'
import { TextField } from '#design/ui/fields/TextField.tsx'
import type { KeptForm } from '#foundation/web/drafts/use-kept-form.ts'
import { type Driver, DriverChange, NewDriver } from '#moving/rules/driver-wire.ts'
import { moving } from '../api.ts'
import { driversQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { DriverForm } from './DriverForm.tsx'

const blank = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  vehicleNo: '',
  licenseNo: '',
  profilePicture: null,
}

/** Mount it to open it. What was typed before and not sent is there again. */
export function CreateDriver({ onClose }: { onClose: () => void }) {
  const finish = useFinish(onClose)
  const fields = useAccountForm({
    schema: NewDriver,
    defaultValues: blank,
    send: async driver => {
      await moving.createDriver(driver)
      await finish(kept, copy.created)
    },
  })
  const kept = useKeptFields('driver-new', fields)
  const { form, field, submit, busy, fault } = fields
  return (
    <DriverForm
      title={copy.createTitle}
      submitLabel={copy.save}
      licenceHelp={copy.licenceHelp}
      values={form.watch()}
      onPicture={path => form.setValue('profilePicture', path, { shouldDirty: true })}
      {...{ field, kept, busy, fault, submit, onClose }}
    >
      <TextField
        {...field('email')}
        label={copy.email}
        help={copy.emailHelp}
        type="email"
        autoComplete="off"
        required
      />
    </DriverForm>
  )
}

const EditedDriver = DriverChange.omit({ email: true, _id: true })

interface EditDriverProps {
  driver: Driver
  onClose: () => void
}

/** The email is shown but not sent, because it cannot be changed. */
export function EditDriver({ driver, onClose }: EditDriverProps) {
  const finish = useFinish(onClose)
  const { _id, email, phone, ...values } = driver
  const before = { ...values, phone: phoneText(phone) }
  const fields = useAccountForm({
    schema: EditedDriver,
    defaultValues: before,
    send: async change => {
      await moving.updateDriver(_id, change)
      await finish(kept, copy.updated)
    },
  })
  const kept = useKeptFields(`driver-${_id}`, fields)
  const { form, field, submit, busy, fault } = fields
  return (
    <DriverForm
      title={copy.editTitle}
      submitLabel={copy.update}
      licenceHelp={copy.licenceMasked}
      values={form.watch()}
      onPicture={path => form.setValue('profilePicture', path, { shouldDirty: true })}
      {...{ field, kept, busy, fault, submit, onClose }}
    >
      <TextField
        label={copy.email}
        help={copy.emailFixed}
        type="email"
        name="email"
        value={email}
        disabled
      />
    </DriverForm>
  )
}

function useFinish(onClose: () => void) {
  const queries = useQueryClient()
  return async (kept: KeptForm, words: string) => {
    kept.forget()
    await queries.invalidateQueries({ queryKey: driversQuery.queryKey })
    toast.success(words)
    onClose()
  }
}
