import type { ComponentProps, ReactNode } from 'react'
import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { TextField, type TextFieldProps } from '#design/ui/fields/TextField.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import type { KeptForm } from '#foundation/web/drafts/use-kept-form.ts'
import { copy } from './copy.ts'
import { DriverPicture } from './DriverPicture.tsx'

type Registered = Omit<TextFieldProps, 'label'>
type Named = 'firstName' | 'lastName' | 'phone' | 'vehicleNo' | 'licenseNo'
type Values = Partial<Record<keyof typeof labels, string>> & {
  profilePicture?: string | null | undefined
}

interface DriverFormProps
  extends Pick<
    ComponentProps<typeof FormDialog>,
    'title' | 'submitLabel' | 'busy' | 'fault' | 'submit' | 'onClose'
  > {
  values: Values
  kept: KeptForm
  field: (name: Named) => Registered
  licenceHelp: string
  onPicture: (path: string | null) => void
  /** The field of the email, which cannot be changed later. */
  children: ReactNode
}

export function DriverForm({
  values: { profilePicture, ...texts },
  kept,
  field,
  licenceHelp,
  onPicture,
  children,
  ...dialog
}: DriverFormProps) {
  return (
    <FormDialog roomy missing={missingIn(texts)} {...dialog}>
      <RestoredNotice kept={kept} />
      <DriverPicture
        name={`${texts.firstName} ${texts.lastName}`}
        value={profilePicture ?? null}
        onChange={onPicture}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('firstName')} label={copy.firstName} autoComplete="off" required />
        <TextField {...field('lastName')} label={copy.lastName} autoComplete="off" required />
      </div>
      {children}
      <TextField {...field('phone')} label={copy.phone} type="tel" autoComplete="off" required />
      <TextField {...field('vehicleNo')} label={copy.vehicleNo} autoComplete="off" required />
      <TextField
        {...field('licenseNo')}
        label={copy.licenseNo}
        help={licenceHelp}
        autoComplete="off"
        required
      />
    </FormDialog>
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

function missingIn(texts: Omit<Values, 'profilePicture'>): string | undefined {
  const empty = (Object.keys(labels) as (keyof typeof labels)[]).filter(
    name => name in texts && !texts[name]?.trim(),
  )
  return empty.length === 0 ? undefined : copy.missing(empty.map(name => labels[name]))
}
