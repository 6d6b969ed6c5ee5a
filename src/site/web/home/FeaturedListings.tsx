import { useQuery } from '@tanstack/react-query'
import { shortAddressLength } from '#foundation/rules/text/cut-text.ts'
import { featuredQuery } from '#search/web/home-queries.ts'
import { Band } from '../parts/Band.tsx'
import { ListingRow } from './ListingRow.tsx'
import { copy } from './listings-copy.ts'

const most = 3

export function FeaturedListings() {
  const { data, isError, refetch } = useQuery(featuredQuery)
  return (
    <Band sunk heading={copy.featured.heading} lead={copy.featured.lead}>
      <ListingRow
        listings={data}
        isError={isError}
        onRetry={() => void refetch()}
        most={most}
        none={copy.featured.none}
        addressLength={shortAddressLength}
        className="grid gap-5 md:grid-cols-3"
      />
    </Band>
  )
}
