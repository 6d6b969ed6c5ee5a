import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Section } from '#accounts/web/profile/Section.tsx'
import { mostAddresses } from '#connections/rules/connection-terms.ts'
import type { Address, MadeAddress } from '#connections/rules/wire.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, SkeletonRow } from '#design/ui/states/Skeleton.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import { copy } from '../copy.ts'
import { addressesQuery } from '../queries.ts'
import { SecretDialog } from '../SecretDialog.tsx'
import { AddAddress } from './AddAddress.tsx'
import { AddressRow } from './AddressRow.tsx'

export function AddressesSection() {
  const addresses = useQuery(addressesQuery)
  const waiting = (
    <Loading label={copy.webhooks.loading}>
      <SkeletonRow />
      <SkeletonRow />
    </Loading>
  )
  return (
    <Section id="webhooks" heading={copy.webhooks.heading} intro={copy.webhooks.intro}>
      <Loaded query={addresses} failed={copy.webhooks.failed} waiting={waiting}>
        {list => <Addresses addresses={list} />}
      </Loaded>
    </Section>
  )
}

function Addresses({ addresses }: { addresses: readonly Address[] }) {
  const [isAdding, setAdding] = useState(false)
  const [made, setMade] = useState<MadeAddress>()
  const isFull = addresses.length >= mostAddresses
  return (
    <>
      {addresses.length === 0 ? (
        <EmptyState title={copy.webhooks.none} level={3} className="py-8">
          {copy.webhooks.noneWords}
        </EmptyState>
      ) : (
        <ul>
          {addresses.map(address => (
            <AddressRow key={address._id} address={address} onSecret={setMade} />
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="mt-4 text-ink-soft text-sm">{copy.webhooks.full}</p>
      ) : (
        <Button
          className="mt-4 max-sm:w-full"
          onClick={() => setAdding(true)}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
        >
          {copy.webhooks.add}
        </Button>
      )}
      {isAdding && (
        <AddAddress
          onClose={() => setAdding(false)}
          onAdded={address => {
            setAdding(false)
            setMade(address)
          }}
        />
      )}
      {made && (
        <SecretDialog
          title={copy.webhooks.secret}
          words={copy.webhooks.secretWords}
          secret={made.secret}
          onClose={() => setMade(undefined)}
        />
      )}
    </>
  )
}
