import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { shortAddressLength } from '#foundation/rules/text/cut-text.ts'
import { newestQuery } from '#search/web/home-queries.ts'
import { findStorage } from '../menu.ts'
import { Band } from '../parts/Band.tsx'
import { ListingRow } from './ListingRow.tsx'
import { copy } from './listings-copy.ts'

const most = 4

export function NewestListings() {
  const { data, isError, refetch } = useQuery(newestQuery)
  return (
    <Band heading={copy.newest.heading} lead={copy.newest.lead}>
      <ListingRow
        listings={data}
        isError={isError}
        onRetry={() => void refetch()}
        most={most}
        none={copy.newest.none}
        addressLength={shortAddressLength}
        className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4"
      />
      <p className="mt-7">
        <Link to={findStorage.to} className={buttonClass({ variant: 'secondary' })}>
          {copy.newest.more}
        </Link>
      </p>
    </Band>
  )
}
