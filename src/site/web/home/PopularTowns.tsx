import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { popularTownsQuery } from '#search/web/home-queries.ts'
import { TownLinks } from '#search/web/place/TownLinks.tsx'
import { Band } from '../parts/Band.tsx'
import { copy } from './listings-copy.ts'

/** Left out while there is nothing to rent. */
export function PopularTowns() {
  const { data = [] } = useQuery(popularTownsQuery)
  if (data.length === 0) return null
  return (
    <Band heading={copy.towns.heading} lead={copy.towns.lead}>
      <TownLinks towns={data} />
      <p className="mt-6">
        <Link to="/storage" className="text-link">
          {copy.towns.all}
        </Link>
      </p>
    </Band>
  )
}
