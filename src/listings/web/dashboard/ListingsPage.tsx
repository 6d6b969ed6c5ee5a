import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { FoundCards } from '#design/lists/FoundCards.tsx'
import { findByWords } from '#design/lists/find-by-words.ts'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import type { Listing } from '#listings/rules/wire.ts'
import { storageScene } from '../card/storage-scenes.ts'
import { myListingsQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { PartnerCard } from './PartnerCard.tsx'
import { PartnerCardSkeletons, partnerCardGrid } from './PartnerCardSkeletons.tsx'

interface ListingsPageProps {
  /** What stands above is not known yet, and would push the cards down when it comes. */
  isWaiting: boolean
}

/** On the partner's home page, below what waits for them. */
export function ListingsPage({ isWaiting }: ListingsPageProps) {
  useDashboardTitle(copy.title)
  // The page around it has asked already. Asking again would hide the failure at once.
  const mine = useQuery({ ...myListingsQuery, retryOnMount: false })
  if (isWaiting) return <PartnerCardSkeletons />
  return (
    <Loaded query={mine} failed={copy.failed} waiting={<PartnerCardSkeletons />}>
      {listings =>
        listings.length === 0 ? (
          <NothingYet />
        ) : (
          <>
            <MyListings listings={listings} />
            <p className="mt-6">
              <AddMany />
            </p>
          </>
        )
      }
    </Loaded>
  )
}

function MyListings({ listings }: { listings: readonly Listing[] }) {
  const { q = '' } = useSearch({ strict: false })
  const found = findByWords(
    listings,
    q,
    ({ storageTitle, address, reference }) => `${storageTitle} ${address} ${reference ?? ''}`,
  )
  return (
    <FoundCards
      words={copy}
      search={q}
      found={found}
      all={listings.length}
      className={partnerCardGrid}
    >
      {listing => <PartnerCard listing={listing} />}
    </FoundCards>
  )
}

function NothingYet() {
  const Scene = storageScene('garage&lockup')
  return (
    <EmptyState
      title={copy.emptyTitle}
      illustration={<Scene className="aspect-square w-full" />}
      action={
        <>
          <Link to="/listings/create" className={buttonClass()}>
            {copy.create}
          </Link>
          <AddMany />
        </>
      }
    >
      {copy.emptyWords}
    </EmptyState>
  )
}

function AddMany() {
  return (
    <Link to="/listings/import" className={buttonClass({ variant: 'secondary' })}>
      {copy.addMany}
    </Link>
  )
}
