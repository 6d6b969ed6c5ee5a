import { useState } from 'react'
import { toast } from '../toast/toast.ts'
import { Button, buttonClass } from '../ui/actions/Button.tsx'
import { Chip } from '../ui/actions/Chip.tsx'
import { CopyButton } from '../ui/actions/CopyButton.tsx'
import { IconButton } from '../ui/actions/IconButton.tsx'
import { LinkMenu, linkMenuItemClass } from '../ui/actions/LinkMenu.tsx'
import { Menu } from '../ui/actions/Menu.tsx'
import { LogoutIcon } from '../ui/icons/AccountIcons.tsx'
import { EditIcon, MoreIcon, PlusIcon, TrashIcon } from '../ui/icons/ActionIcons.tsx'
import { ArrowRightIcon } from '../ui/icons/ArrowIcons.tsx'
import { VanIcon } from '../ui/icons/SearchIcons.tsx'
import { ClockIcon, ShieldIcon, SuccessIcon } from '../ui/icons/StatusIcons.tsx'
import { BoltIcon } from '../ui/icons/VisitorIcons.tsx'
import { Badge } from '../ui/surfaces/Badge.tsx'
import { ConfirmDialog } from '../ui/surfaces/ConfirmDialog.tsx'
import { Dialog, preloadDialog } from '../ui/surfaces/Dialog.tsx'
import { Tooltip } from '../ui/surfaces/Tooltip.tsx'
import { TruncatedText } from '../ui/surfaces/TruncatedText.tsx'
import { KitSection, Specimen } from './KitSection.tsx'

const row = 'flex flex-wrap items-center gap-3'

export function Buttons() {
  return (
    <KitSection
      id="actions"
      title="Actions"
      intro="One primary action in a view. A busy button keeps its width, its focus and its name."
    >
      <Specimen name="Buttons">
        <ButtonsOfEachKind />
      </Specimen>
      <Specimen name="Links">
        <Links />
      </Specimen>
      <Specimen name="Icon buttons, tooltip, copy">
        <IconButtons />
      </Specimen>
      <Specimen name="Menus">
        <Menus />
      </Specimen>
      <Specimen name="Badges and filter chips">
        <BadgesAndChips />
      </Specimen>
      <Specimen name="Dialogs and toasts">
        <Dialogs />
      </Specimen>
    </KitSection>
  )
}

function ButtonsOfEachKind() {
  return (
    <>
      <div className={row}>
        <Button icon={<PlusIcon />}>Create listing</Button>
        <Button variant="secondary">Save &amp; exit</Button>
        <Button variant="ghost">Show more</Button>
        <Button variant="danger" icon={<TrashIcon />}>
          Delete
        </Button>
      </div>
      <div className={`${row} mt-3`}>
        <Button loading>Book now</Button>
        <Button disabled>Book now</Button>
        <Button variant="secondary" disabled>
          Next
        </Button>
      </div>
      <div className={`${row} mt-3`}>
        <Button size="sm">Small</Button>
        <Button>Medium</Button>
        <Button size="lg">Large</Button>
        <a href="#actions" className={buttonClass({ variant: 'secondary' })}>
          See all spaces <ArrowRightIcon />
        </a>
      </div>
    </>
  )
}

function Links() {
  return (
    <>
      <p>
        You pay only the fee, as our{' '}
        <a href="#actions" className="text-link">
          terms of use
        </a>{' '}
        say.
      </p>
      <a href="#actions" className="tall-link">
        All payouts
      </a>
    </>
  )
}

function IconButtons() {
  return (
    <div className={row}>
      <IconButton label="Edit listing" icon={<EditIcon />} />
      <IconButton label="Delete listing" icon={<TrashIcon />} variant="danger" />
      <IconButton label="Add" icon={<PlusIcon />} variant="solid" />
      <Tooltip text="You can cancel until 4 March 2026, 14:00, and pay only the £20 fee.">
        <Button variant="ghost" icon={<ClockIcon />}>
          Free to cancel
        </Button>
      </Tooltip>
      <TruncatedText text="14 Wharf Approach, Granary Row, Leeds" max={23} />
      <CopyButton text="HD-20418" label="HD-20418" />
    </div>
  )
}

function Menus() {
  return (
    <div className={row}>
      <Menu
        label="Booking actions"
        items={[
          { id: 'edit', label: 'Edit', icon: <EditIcon />, onAction: () => toast.info('Edit') },
          {
            id: 'out',
            label: 'Log out',
            icon: <LogoutIcon />,
            onAction: () => {},
            disabled: true,
          },
          {
            id: 'delete',
            label: 'Delete',
            icon: <TrashIcon />,
            danger: true,
            onAction: () => toast.info('Delete'),
          },
        ]}
      />
      <Menu
        label="More"
        iconOnly
        items={[{ id: 'edit', label: 'Edit', onAction: () => toast.info('Edit') }]}
      >
        <MoreIcon className="text-xl" />
      </Menu>
      <LinkMenu label="Solutions">
        <a className={linkMenuItemClass} href="#actions">
          <VanIcon /> Delivery
        </a>
        <a className={linkMenuItemClass} href="#actions">
          <ShieldIcon /> Self storage
        </a>
      </LinkMenu>
    </div>
  )
}

function BadgesAndChips() {
  const [chips, setChips] = useState(['Garage & Lock Up', 'Delivery', '£20 to £120'])
  return (
    <>
      <div className={row}>
        <Badge tone="amber" icon={<BoltIcon />}>
          Auto approval
        </Badge>
        <Badge tone="success" icon={<SuccessIcon />}>
          Approved
        </Badge>
        <Badge tone="warning" icon={<ClockIcon />}>
          Pending
        </Badge>
        <Badge tone="danger">Disapproved</Badge>
        <Badge tone="green">New</Badge>
        <Badge tone="sky">Delivery</Badge>
        <Badge>Expired</Badge>
      </div>
      <div className={`${row} mt-4`}>
        {chips.map(chip => (
          <Chip
            key={chip}
            label={chip}
            onRemove={() => setChips(chips.filter(one => one !== chip))}
          />
        ))}
      </div>
    </>
  )
}

function Dialogs() {
  const [shown, setShown] = useState<'none' | 'plain' | 'confirm'>('none')
  const close = () => setShown('none')
  return (
    <div className={row}>
      <Button variant="secondary" onPointerEnter={preloadDialog} onClick={() => setShown('plain')}>
        Open dialog
      </Button>
      <Button
        variant="secondary"
        onPointerEnter={preloadDialog}
        onClick={() => setShown('confirm')}
      >
        Ask before deleting
      </Button>
      <Button variant="ghost" onClick={() => toast.success('Profile successfully updated')}>
        Success toast
      </Button>
      <Button variant="ghost" onClick={() => toast.error('Network error. Please try again.')}>
        Error toast
      </Button>
      <Dialog
        open={shown === 'plain'}
        onClose={close}
        title="Your listing is almost live!"
        footer={
          <>
            <Button variant="secondary" onClick={() => toast.success('Preview opened')}>
              Preview
            </Button>
            <Button onClick={close}>Proceed to dashboard</Button>
          </>
        }
      >
        <p className="text-ink-soft">
          We look at every new space ourselves, usually within 24 hours, and write to you when
          people can find it.
        </p>
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        onClose={close}
        title="Are you sure you want to delete this listing?"
        confirmLabel="Yes"
        cancelLabel="No"
        danger
        onConfirm={close}
      >
        People who booked it keep their bookings. This cannot be undone.
      </ConfirmDialog>
    </div>
  )
}
