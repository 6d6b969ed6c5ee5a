import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Fact, Facts, Panel } from '#bookings/web/detail/Panel.tsx'
import { Button } from '#design/ui/actions/Button.tsx'
import { ErrorState } from '#design/ui/states/ErrorState.tsx'
import { Loading, SkeletonText } from '#design/ui/states/Skeleton.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import { formatDay } from '#foundation/rules/time/time.ts'
import type { KnownSellerDetails } from '../../rules/wire.ts'
import { sellerDetailsQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { SellerDetailsDialog } from './SellerDetailsDialog.tsx'

const words = copy.seller

/** What the tax law asks for before the first payout. */
export function SellerDetailsPanel() {
  const [isAsking, setAsking] = useState(false)
  const details = useQuery(sellerDetailsQuery)
  const isLoaded = details.data !== undefined
  return (
    <Panel heading={words.heading}>
      {isLoaded ? (
        <div className="grid gap-4">
          <Badge tone={details.data ? 'success' : 'warning'} className="justify-self-start">
            {details.data ? words.onFile : words.open}
          </Badge>
          {details.data ? <Known details={details.data} /> : <p>{words.intro}</p>}
          <Button
            variant="secondary"
            onClick={() => setAsking(true)}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
            className="justify-self-start"
          >
            {details.data ? words.change : words.add}
          </Button>
        </div>
      ) : details.isError && !details.isFetching ? (
        <ErrorState title={words.failed} onRetry={() => void details.refetch()}>
          {details.error.message}
        </ErrorState>
      ) : (
        <Loading label={words.loading}>
          <SkeletonText lines={4} />
        </Loading>
      )}
      {isAsking && isLoaded && (
        <SellerDetailsDialog known={details.data} onClose={() => setAsking(false)} />
      )}
    </Panel>
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
