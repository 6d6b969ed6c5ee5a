import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Fact, Facts, Panel } from '#bookings/web/detail/Panel.tsx'
import { Button } from '#design/ui/actions/Button.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, SkeletonText } from '#design/ui/states/Skeleton.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import { formatDay } from '#foundation/rules/time/time.ts'
import type { KnownSellerDetails } from '../../rules/payout-wire.ts'
import { sellerDetailsQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { SellerDetailsDialog } from './SellerDetailsDialog.tsx'

const words = copy.seller

/** The tax law requires these before the first payout. */
export function SellerDetailsPanel() {
  const details = useQuery(sellerDetailsQuery)
  const waiting = (
    <Loading label={words.loading}>
      <SkeletonText lines={4} />
    </Loading>
  )
  return (
    <Panel heading={words.heading}>
      <Loaded query={details} failed={words.failed} waiting={waiting}>
        {known => <SellerDetails known={known} />}
      </Loaded>
    </Panel>
  )
}

function SellerDetails({ known }: { known: KnownSellerDetails | null }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="grid gap-4">
      <Badge tone={known ? 'success' : 'warning'} className="justify-self-start">
        {known ? words.onFile : words.open}
      </Badge>
      {known ? <Known details={known} /> : <p>{words.intro}</p>}
      <Button
        variant="secondary"
        onClick={() => setAsking(true)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        className="justify-self-start"
      >
        {known ? words.change : words.add}
      </Button>
      {isAsking && <SellerDetailsDialog known={known} onClose={() => setAsking(false)} />}
    </div>
  )
}

function Known({ details }: { details: KnownSellerDetails }) {
  const { kind, legalName, address, postcode, dateOfBirth, companyNumber, taxNumber } = details
  return (
    <Facts>
      <Fact name={kind === 'company' ? words.companyName : words.legalName}>{legalName}</Fact>
      <Fact name={words.address}>{`${address}, ${postcode}`}</Fact>
      {dateOfBirth && <Fact name={words.dateOfBirth}>{formatDay(new Date(dateOfBirth))}</Fact>}
      {companyNumber && <Fact name={words.companyNumber}>{companyNumber}</Fact>}
      <Fact name={words.taxNumber}>{taxNumber}</Fact>
      {details.vatNumber && <Fact name={words.vatNumber}>{details.vatNumber}</Fact>}
    </Facts>
  )
}
