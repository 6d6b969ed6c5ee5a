import { phoneText } from '#accounts/rules/phone.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { Avatar } from '#design/ui/surfaces/Avatar.tsx'
import { Dialog } from '#design/ui/surfaces/Dialog.tsx'
import type { Driver } from '#moving/rules/driver-wire.ts'
import { copy } from './copy.ts'
import { nameOf } from './name-of.ts'

interface DriverProfileProps {
  driver: Driver
  onClose: () => void
  onEdit: () => void
}

/** Mount it to open it. */
export function DriverProfile({ driver, onClose, onEdit }: DriverProfileProps) {
  const name = nameOf(driver)
  const facts = [
    [copy.email, driver.email],
    [copy.phone, phoneText(driver.phone)],
    [copy.vehicleNo, driver.vehicleNo],
    [copy.licenseNo, driver.licenseNo],
  ] as const
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.profileTitle}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.close}
          </Button>
          <Button onClick={onEdit}>{copy.editShort}</Button>
        </>
      }
    >
      <div className="mb-5 flex items-center gap-4">
        <Avatar name={name} src={driver.profilePicture} size="lg" />
        <p className="wrap-anywhere min-w-0 font-display font-semibold text-xl">{name}</p>
      </div>
      <dl className="grid gap-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd className="wrap-anywhere font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
