import { useState } from 'react'
import { phoneText } from '#accounts/rules/phone.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { IconButton } from '#design/ui/actions/IconButton.tsx'
import { EmailText } from '#design/ui/base/EmailText.tsx'
import { MailIcon, PhoneIcon } from '#design/ui/icons/AccountIcons.tsx'
import { EditIcon } from '#design/ui/icons/ActionIcons.tsx'
import { Avatar } from '#design/ui/surfaces/Avatar.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import type { Driver } from '#moving/rules/driver-wire.ts'
import { copy } from './copy.ts'
import { DeleteDriver } from './DeleteDriver.tsx'
import { EditDriver } from './DriverDialogs.tsx'
import { DriverProfile } from './DriverProfile.tsx'
import { nameOf } from './name-of.ts'

export function DriverCard({ driver }: { driver: Driver }) {
  const [open, setOpen] = useState<'profile' | 'edit'>()
  const name = nameOf(driver)
  const close = () => setOpen(undefined)
  const soon = { onPointerEnter: preloadDialog, onFocus: preloadDialog }
  return (
    <Card>
      <article aria-label={name} className="flex h-full flex-col">
        <div className="flex items-center gap-4">
          <Avatar name={name} src={driver.profilePicture} />
          <h2 className="wrap-anywhere min-w-0 flex-1 text-lg">{name}</h2>
        </div>
        <dl className="mt-4 mb-5 grid flex-1 content-start gap-1.5 text-ink-soft text-sm">
          <div className="flex gap-2">
            <dt className="shrink-0 pt-0.5">
              <MailIcon />
              <span className="sr-only">{copy.email}</span>
            </dt>
            <dd className="min-w-0">
              <EmailText>{driver.email}</EmailText>
            </dd>
          </div>
          <div className="flex gap-2">
            <dt className="shrink-0 pt-0.5">
              <PhoneIcon />
              <span className="sr-only">{copy.phone}</span>
            </dt>
            <dd className="wrap-anywhere min-w-0">
              <a href={`tel:${driver.phone}`} className="text-link">
                {phoneText(driver.phone)}
              </a>
            </dd>
          </div>
        </dl>
        <div className="flex flex-wrap items-center gap-1">
          <Button
            {...soon}
            variant="secondary"
            className="mr-auto"
            aria-label={copy.profileOf(name)}
            onClick={() => setOpen('profile')}
          >
            {copy.viewProfile}
          </Button>
          <IconButton
            {...soon}
            label={copy.edit(name)}
            icon={<EditIcon />}
            onClick={() => setOpen('edit')}
          />
          <DeleteDriver driver={driver} />
        </div>
      </article>
      {open === 'profile' && (
        <DriverProfile driver={driver} onClose={close} onEdit={() => setOpen('edit')} />
      )}
      {open === 'edit' && <EditDriver driver={driver} onClose={close} />}
    </Card>
  )
}
