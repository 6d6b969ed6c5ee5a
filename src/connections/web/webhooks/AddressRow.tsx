import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { withProof } from '#accounts/web/form/proof.ts'
import { tryToDelete } from '#accounts/web/form/try-to-delete.ts'
import { useAction } from '#accounts/web/use-action.ts'
import type { Address, MadeAddress } from '#connections/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { Button, buttonClass } from '#design/ui/actions/Button.tsx'
import { Menu } from '#design/ui/actions/Menu.tsx'
import { MoreIcon } from '#design/ui/icons/ActionIcons.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { formatMoment } from '#foundation/rules/time/time.ts'
import { connections } from '../api.ts'
import { copy } from '../copy.ts'
import { useReloadConnections } from '../queries.ts'
import { EditEvents } from './EditEvents.tsx'
import { SendTest } from './SendTest.tsx'

interface AddressRowProps {
  address: Address
  /** A new secret was made, to be shown once. */
  onSecret: (made: MadeAddress) => void
}

type Asked = 'events' | 'secret' | 'removal'

const { webhooks: words } = copy

export function AddressRow({ address, onSecret }: AddressRowProps) {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  return (
    <li className="border-hairline border-t py-4 first:border-t-0 first:pt-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="wrap-anywhere text-base">{address.url}</h3>
          <State address={address} />
        </div>
        <RareActions address={address} ask={setAsked} />
      </div>
      <FrequentActions address={address} />
      {asked === 'events' && <EditEvents address={address} onClose={close} />}
      {asked === 'secret' && <NewSecret {...{ address, onSecret }} onClose={close} />}
      {asked === 'removal' && <Removal address={address} onClose={close} />}
    </li>
  )
}

function State({ address: { isOn, failingSince, events } }: { address: Address }) {
  const isFailing = isOn && failingSince !== null
  const tone = !isOn ? 'danger' : isFailing ? 'warning' : 'success'
  const state = !isOn
    ? words.off
    : isFailing
      ? words.failing(formatMoment(new Date(failingSince)))
      : words.on
  return (
    <>
      <p className="mt-1.5 flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        <Badge tone={tone}>{state}</Badge>
        {words.count(events.length)}
      </p>
      {!isOn && <p className="mt-1.5 max-w-measure text-ink-soft text-sm">{words.offWords}</p>}
      {isFailing && (
        <p className="mt-1.5 max-w-measure text-ink-soft text-sm">{words.failingWords}</p>
      )}
    </>
  )
}

function FrequentActions({ address: { _id, url, isOn } }: { address: Address }) {
  const reload = useReloadConnections()
  const switchOn = useAction(async () => {
    await connections.changeAddress(_id, { isOn: true })
    toast.success(words.switchedOn)
    await reload()
  })
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Link
        to="/connections/$id"
        params={{ id: _id }}
        aria-label={words.logOf(url)}
        className={buttonClass({ variant: 'secondary', size: 'sm' })}
      >
        {words.log}
      </Link>
      {isOn ? (
        <SendTest id={_id} size="sm" />
      ) : (
        <Button variant="secondary" size="sm" loading={switchOn.busy} onClick={switchOn.run}>
          {words.switchOn}
        </Button>
      )}
    </div>
  )
}

function RareActions({ address, ask }: { address: Address; ask: (what: Asked) => void }) {
  const reload = useReloadConnections()
  const switchOff = useAction(async () => {
    await connections.changeAddress(address._id, { isOn: false })
    toast.success(words.switchedOff)
    await reload()
  })
  const off = { id: 'off', label: words.switchOff, onAction: () => void switchOff.run() }
  return (
    <Menu
      iconOnly
      label={words.moreOf(address.url)}
      className="shrink-0"
      items={[
        { id: 'events', label: words.edit, onAction: () => ask('events') },
        { id: 'secret', label: words.newSecret, onAction: () => ask('secret') },
        ...(address.isOn ? [off] : []),
        { id: 'removal', label: words.remove, danger: true, onAction: () => ask('removal') },
      ]}
    >
      <MoreIcon />
    </Menu>
  )
}

function NewSecret({ address, onSecret, onClose }: AddressRowProps & { onClose: () => void }) {
  const make = useAction(async () => {
    const made = await withProof(() => connections.newSecret(address._id))
    onClose()
    onSecret(made)
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={words.newSecretTitle}
      confirmLabel={words.newSecretYes}
      onConfirm={make.run}
    >
      {words.newSecretWords}
    </ConfirmDialog>
  )
}

function Removal({ address, onClose }: { address: Address; onClose: () => void }) {
  const reload = useReloadConnections()
  const remove = async () => {
    const isGone = await tryToDelete(() => connections.removeAddress(address._id))
    onClose()
    if (isGone) toast.success(words.removed)
    await reload()
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={words.removeTitle}
      cancelLabel={words.removeNo}
      confirmLabel={words.remove}
      danger
      onConfirm={remove}
    >
      {words.removeWords}
    </ConfirmDialog>
  )
}
