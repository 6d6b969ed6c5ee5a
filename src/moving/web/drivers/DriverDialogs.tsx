import { useQueryClient } from '@tanstack/react-query'
import { phoneText } from '#accounts/rules/phone.ts'
import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAccountForm } from '#accounts/web/form/use-account-form.ts'
import { useKeptFields } from '#accounts/web/form/use-kept-fields.ts'
import { toast } from '#design/toast/toast.ts'
import { TextField, type TextFieldProps } from '#design/ui/fields/TextField.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { type Driver, DriverChange, NewDriver } from '#moving/rules/driver-wire.ts'
import { moving } from '../api.ts'
import { driversQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { DriverPicture } from './DriverPicture.tsx'

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
  const refresh = useRefreshDrivers()
  const fields = useAccountForm({
    schema: NewDriver,
    defaultValues: blank,
    send: async driver => {
      await moving.createDriver(driver)
      kept.forget()
      await refresh()
      toast.success(copy.created)
      onClose()
    },
  })
  const kept = useKeptFields('driver-new', fields)
  const { form, field, submit, busy, fault } = fields
  const { profilePicture, ...texts } = form.watch()
  return (
    <FormDialog
      roomy
      title={copy.createTitle}
      submitLabel={copy.save}
      missing={missingIn(texts)}
      {...{ busy, fault, submit, onClose }}
    >
      <RestoredNotice kept={kept} />
      <DriverPicture
        name={`${texts.firstName} ${texts.lastName}`}
        value={profilePicture ?? null}
        onChange={path => form.setValue('profilePicture', path, { shouldDirty: true })}
      />
      <DriverNames field={field} />
      <TextField
        {...field('email')}
        label={copy.email}
        help={copy.emailHelp}
        type="email"
        autoComplete="off"
        required
      />
      <DriverPapers field={field} licenceHelp={copy.licenceHelp} />
    </FormDialog>
  )
}

const EditedDriver = DriverChange.omit({ email: true, _id: true })

interface EditDriverProps {
  driver: Driver
  onClose: () => void
}

/** The email is shown but not sent, because it cannot be changed. */
export function EditDriver({ driver, onClose }: EditDriverProps) {
  const refresh = useRefreshDrivers()
  const { _id, email, phone, ...values } = driver
  const before = { ...values, phone: phoneText(phone) }
  const fields = useAccountForm({
    schema: EditedDriver,
    defaultValues: before,
    send: async change => {
      await moving.updateDriver(_id, change)
      kept.forget()
      await refresh()
      toast.success(copy.updated)
      onClose()
    },
  })
  const kept = useKeptFields(`driver-${_id}`, fields)
  const { form, field, submit, busy, fault } = fields
  const { profilePicture, ...texts } = form.watch()
  return (
    <FormDialog
      roomy
      title={copy.editTitle}
      submitLabel={copy.update}
      missing={missingIn(texts)}
      {...{ busy, fault, submit, onClose }}
    >
      <RestoredNotice kept={kept} />
      <DriverPicture
        name={`${texts.firstName} ${texts.lastName}`}
        value={profilePicture ?? null}
        onChange={path => form.setValue('profilePicture', path, { shouldDirty: true })}
      />
      <DriverNames field={field} />
      <TextField
        label={copy.email}
        help={copy.emailFixed}
        type="email"
        name="email"
        value={email}
        disabled
      />
      <DriverPapers field={field} licenceHelp={copy.licenceMasked} />
    </FormDialog>
  )
}

type Registered = Omit<TextFieldProps, 'label'>

function DriverNames({ field }: { field: (name: 'firstName' | 'lastName') => Registered }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField {...field('firstName')} label={copy.firstName} autoComplete="off" required />
      <TextField {...field('lastName')} label={copy.lastName} autoComplete="off" required />
    </div>
  )
}

interface DriverPapersProps {
  field: (name: 'phone' | 'vehicleNo' | 'licenseNo') => Registered
  licenceHelp: string
}

function DriverPapers({ field, licenceHelp }: DriverPapersProps) {
  return (
    <>
      <TextField {...field('phone')} label={copy.phone} type="tel" autoComplete="off" required />
      <TextField {...field('vehicleNo')} label={copy.vehicleNo} autoComplete="off" required />
      <TextField
        {...field('licenseNo')}
        label={copy.licenseNo}
        help={licenceHelp}
        autoComplete="off"
        required
      />
    </>
  )
}

const labels = {
  firstName: copy.firstName,
  lastName: copy.lastName,
  email: copy.email,
  phone: copy.phone,
  vehicleNo: copy.vehicleNo,
  licenseNo: copy.licenseNo,
}

function missingIn(texts: Partial<Record<keyof typeof labels, unknown>>): string | undefined {
  const empty = (Object.keys(labels) as (keyof typeof labels)[]).filter(
    name => name in texts && !isFilled(texts[name]),
  )
  return empty.length === 0 ? undefined : copy.missing(empty.map(name => labels[name]))
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

function useRefreshDrivers() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: driversQuery.queryKey })
}
